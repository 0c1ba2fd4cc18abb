import { describe, expect, it } from '@jest/globals';
import { HealthChecks } from './health-checks.js';

const never = (): Promise<void> => new Promise(() => undefined);

describe('HealthChecks', () => {
  it('is ready without checks, or when all pass', async () => {
    const checks = new HealthChecks();
    expect(await checks.notReady()).toEqual([]);
    checks.add('database', async () => undefined);
    expect(await checks.notReady()).toEqual([]);
  });

  it('names everything that is missing, with the kind of error but not its message', async () => {
    const checks = new HealthChecks();
    checks.add('fine', async () => undefined);
    checks.add('database', async () => {
      throw Object.assign(new Error('connect to canary:5432'), { code: 'ECONNREFUSED' });
    });
    checks.add('bus', () => Promise.reject(new TypeError('canary')));
    checks.add('odd', () => Promise.reject('canary'));
    expect(await checks.notReady()).toEqual([
      { name: 'database', reason: 'ECONNREFUSED' },
      { name: 'bus', reason: 'TypeError' },
      { name: 'odd', reason: 'failed' },
    ]);
  });

  it('has a timeout, and runs the checks concurrently', async () => {
    const checks = new HealthChecks(200);
    const started: string[] = [];
    for (const name of ['one', 'two']) {
      checks.add(name, () => {
        started.push(name);
        return never();
      });
    }
    const notReady = checks.notReady();
    expect(started).toEqual(['one', 'two']);
    expect(await notReady).toEqual([
      { name: 'one', reason: 'no answer within 200 ms' },
      { name: 'two', reason: 'no answer within 200 ms' },
    ]);
  });

  it('shares one run among concurrent probes, and starts a new one for the next', async () => {
    const checks = new HealthChecks();
    let asked = 0;
    checks.add('database', async () => {
      asked += 1;
      await new Promise(setImmediate);
    });
    await Promise.all([checks.notReady(), checks.notReady(), checks.notReady()]);
    expect(asked).toBe(1);
    await checks.notReady();
    expect(asked).toBe(2);
  });

  it('is not ready while it drains, without running checks', async () => {
    const checks = new HealthChecks();
    checks.add('database', () => {
      throw new Error('asked');
    });
    checks.drain();
    expect(await checks.notReady()).toEqual([{ name: 'process', reason: 'stopping' }]);
  });
});
