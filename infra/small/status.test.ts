import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { backupFinding, figureFindings, readMetrics, statusText } from './status.ts';

const now = new Date('2026-11-30T12:00:00Z');
const well = `hilltop_emails{status="queued",service="notifications"} 0
hilltop_emails_oldest_seconds{status="queued",service="notifications"} 0
hilltop_emails_oldest_seconds{status="undeliverable",service="notifications"} 90000
hilltop_day_unsealed{service="ledger"} 0
hilltop_dead_letters{service="orders",origin="outbox"} 0
hilltop_audit_differences{service="staff"} 0
hilltop_audit_ended_seconds{service="staff"} ${now.getTime() / 1000 - 720}`;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hilltop-status-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('hilltop status', () => {
  it('says in a line each that all is well', () => {
    expect(statusText(figureFindings(readMetrics(well), now), false)).toBe(`  mail     nothing waits
  books    every day is sealed
  events   none failed
  sums     no differences, 12 min ago
`);
  });

  it.each([
    ['mail', well.replaceAll('"queued",service="notifications"} 0', '"queued",service="notifications"} 901')],
    ['books', well.replace('unsealed{service="ledger"} 0', 'unsealed{service="ledger"} 1')],
    ['events', `${well}\nhilltop_dead_letters{service="staff",origin="inbox"} 2`],
    ['events', `${well}\nhilltop_outbox_oldest_seconds{service="orders"} 200`],
    ['sums', well.replace('differences{service="staff"} 0', 'differences{service="staff"} 3')],
    ['mail, books, events', ''],
  ])('shows what is wrong: %s', (names, page) => {
    const found = figureFindings(readMetrics(page), now);
    const wrong = found.filter(({ isWrong }) => isWrong);
    expect(wrong.map(({ name }) => name).join(', ')).toBe(names);
    expect(statusText(wrong, true).startsWith('\u001b[31m')).toBe(true);
    expect(statusText(wrong, false)).toMatch(/^! /);
  });

  it('wants a back-up of last night that did not fail', () => {
    expect(backupFinding(folder, now)).toMatchObject({ says: 'there is none yet', isWrong: true });
    const file = join(folder, 'hilltop-2026-11-30T08-00-00Z.tar.gpg');
    const written = (hoursAgo: number) => utimesSync(file, 0, now.getTime() / 1000 - hoursAgo * 3_600);
    writeFileSync(file, 'x'.repeat(100_000));
    written(4);
    expect(backupFinding(folder, now)).toMatchObject({ says: '4 h ago, 0.1 MB', isWrong: false });
    written(30);
    expect(backupFinding(folder, now).isWrong).toBe(true);
    written(4);
    writeFileSync(join(folder, 'failed'), 'a line\nno space left on device\n');
    expect(backupFinding(folder, now)).toMatchObject({
      says: 'the last one failed: no space left on device',
      isWrong: true,
    });
  });
});
