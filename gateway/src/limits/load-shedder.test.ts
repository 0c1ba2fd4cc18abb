import { Metrics } from '@hilltop/platform/telemetry/metrics';
import { beforeEach, expect, it } from '@jest/globals';
import { LoadShedder } from './load-shedder.js';

let release: (() => void)[] = [];
let metrics: Metrics;

const waiting = (): Promise<string> => new Promise((resolve) => release.push(() => resolve('done')));
const open = (requests: number, reads: number): LoadShedder => new LoadShedder({ requests, reads }, metrics);

beforeEach(() => {
  release = [];
  metrics = new Metrics();
});

it('refuses reads beyond their limit, and changes beyond the limit of all', async () => {
  const shedder = open(3, 2);
  const running = [shedder.run('read', waiting), shedder.run('change', waiting)];
  await expect(shedder.run('read', waiting)).rejects.toMatchObject({ problem: { status: 503, name: 'busy' } });
  running.push(shedder.run('change', waiting));
  await expect(shedder.run('change', waiting)).rejects.toMatchObject({ problem: { headers: { 'retry-after': '1' } } });
  for (const go of release) go();
  expect(await Promise.all(running)).toEqual(['done', 'done', 'done']);
  const text = await metrics.read();
  expect(text).toContain('hilltop_requests_shed_total 2');
  expect(text).toContain('hilltop_requests_running 0');
});

it('counts out what fails', async () => {
  const shedder = open(1, 1);
  for (let round = 0; round < 3; round += 1) {
    await expect(shedder.run('read', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  }
});

it('refuses nothing without a limit', async () => {
  const shedder = open(0, 0);
  const running = Array.from({ length: 1_000 }, () => shedder.run('read', waiting));
  for (const go of release) go();
  expect(await Promise.all(running)).toHaveLength(1_000);
});
