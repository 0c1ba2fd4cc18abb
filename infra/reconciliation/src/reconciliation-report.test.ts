import { expect, it } from '@jest/globals';
import { reconciliationReport } from './reconciliation-report.ts';

it('counts what a check found and keeps the first sentences', () => {
  const many = Array.from({ length: 8 }, (_, at) => `slot ${at} is oversold`);
  const report = reconciliationReport(
    [
      { check: 'seats', differences: many },
      { check: 'money', differences: [], counts: ['1 refund waits'] },
    ],
    new Date('2026-11-21T12:00:00Z'),
    new Date('2026-11-21T12:00:02Z'),
  );
  expect(report).toEqual({
    endedAt: '2026-11-21T12:00:02.000Z',
    tookMs: 2000,
    checks: [
      { name: 'seats', differences: 8, sentences: many.slice(0, 5), counts: [] },
      { name: 'money', differences: 0, sentences: [], counts: ['1 refund waits'] },
    ],
  });
});
