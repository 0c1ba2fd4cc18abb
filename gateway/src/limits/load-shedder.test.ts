import type { ProblemError } from '@hilltop/platform/outcome/problem';
import { Metrics } from '@hilltop/platform/telemetry/metrics';
import { beforeEach, expect, it, jest } from '@jest/globals';
import { LoadShedder } from './load-shedder.js';

let release: (() => void)[] = [];
let metrics: Metrics;

const waiting = (): Promise<string> => new Promise((resolve) => release.push(() => resolve('done')));
const open = (requests: number, reads: number, perCaller = 0): LoadShedder =>
  new LoadShedder({ requests, reads, perCaller }, metrics);

beforeEach(() => {
  release = [];
  metrics = new Metrics();
});

it('refuses reads beyond their limit, and mutations beyond the total limit', async () => {
  const shedder = open(3, 2);
  const running = [shedder.run('read', 'Ada', waiting), shedder.run('change', 'Ada', waiting)];
  await expect(shedder.run('read', 'Ada', waiting)).rejects.toMatchObject({ problem: { status: 503, name: 'busy' } });
  running.push(shedder.run('change', 'Ada', waiting));
  await expect(shedder.run('change', 'Ada', waiting)).rejects.toMatchObject({
    problem: { headers: { 'retry-after': '1' } },
  });
  for (const go of release) go();
  expect(await Promise.all(running)).toEqual(['done', 'done', 'done']);
  const text = await metrics.read();
  expect(text).toContain('hilltop_requests_shed_total 2');
  expect(text).toContain('hilltop_requests_running 0');
});

it('frees the slot of a failed operation', async () => {
  const shedder = open(1, 1);
  for (let round = 0; round < 3; round += 1) {
    await expect(shedder.run('read', 'Ada', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  }
});

it('refuses nothing without a limit', async () => {
  const shedder = open(0, 0);
  const running = Array.from({ length: 1_000 }, () => shedder.run('read', 'Ada', waiting));
  for (const go of release) go();
  expect(await Promise.all(running)).toHaveLength(1_000);
});

it('refuses only the caller beyond the operations per second', async () => {
  jest.useFakeTimers({ now: 0 });
  const shedder = open(0, 0, 2);
  const asked = async (caller: string): Promise<string> =>
    shedder.run('read', caller, async () => 'done').catch((error: ProblemError) => error.problem.name);
  expect(await Promise.all(['Ada', 'Ada', 'Ada', 'Grace'].map(asked))).toEqual([
    'done',
    'done',
    'too-many-requests',
    'done',
  ]);
  jest.advanceTimersByTime(500);
  expect([await asked('Ada'), await asked('Ada')]).toEqual(['done', 'too-many-requests']);
  jest.advanceTimersByTime(5_000);
  expect(await Promise.all(['Ada', 'Ada', 'Ada'].map(asked))).toEqual(['done', 'done', 'too-many-requests']);
  jest.useRealTimers();
});
