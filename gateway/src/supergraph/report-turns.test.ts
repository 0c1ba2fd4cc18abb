import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { ReportTurns } from './report-turns.js';

it('runs one report after the other, answers at once, and begins none while the last one rests', async () => {
  const turns = new ReportTurns(8);
  const { signal } = new AbortController();
  const log: string[] = [];
  const ended: number[] = [];
  const began: number[] = [];
  const report = (name: string) =>
    turns.execute(async () => {
      began.push(performance.now());
      log.push(`${name} begins`);
      await pause(20);
      log.push(`${name} ends`);
      ended.push(performance.now());
      return name;
    }, signal);
  expect(await Promise.all(['one', 'two'].map(report))).toEqual(['one', 'two']);
  expect(log).toEqual(['one begins', 'one ends', 'two begins', 'two ends']);
  expect((began[1] ?? 0) - (ended[0] ?? 0)).toBeGreaterThan(30);
});

it('tells whoever asked that a report failed, and goes on with the next', async () => {
  const turns = new ReportTurns(8);
  const { signal } = new AbortController();
  await expect(turns.execute(() => Promise.reject(new Error('broken')), signal)).rejects.toThrow('broken');
  expect(await turns.execute(async () => 'next', signal)).toBe('next');
});
