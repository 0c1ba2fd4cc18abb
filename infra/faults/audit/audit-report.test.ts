import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import { auditReport, writeAuditReport } from './audit-report.ts';

const folder = mkdtempSync(join(tmpdir(), 'hilltop-audit-'));
afterAll(() => rmSync(folder, { recursive: true }));

const started = new Date('2026-11-21T12:00:00Z');
const ended = new Date('2026-11-21T12:00:02Z');

it('counts what a check found and keeps the first sentences', () => {
  const many = Array.from({ length: 8 }, (_, at) => `slot ${at} is oversold`);
  const report = auditReport(
    [
      { check: 'seats', differences: many },
      { check: 'money', differences: [] },
    ],
    started,
    ended,
  );
  expect(report).toEqual({
    endedAt: '2026-11-21T12:00:02.000Z',
    tookMs: 2000,
    checks: [
      { name: 'seats', differences: 8, sentences: many.slice(0, 5) },
      { name: 'money', differences: 0, sentences: [] },
    ],
  });
});

it('takes the place of the report before, and leaves nothing beside it', () => {
  const file = join(folder, 'deep/audit.json');
  for (const check of ['one', 'two']) {
    writeAuditReport(file, auditReport([{ check, differences: [] }], started, ended));
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ checks: [{ name: check }] });
  }
  expect(readdirSync(join(folder, 'deep'))).toEqual(['audit.json']);
});
