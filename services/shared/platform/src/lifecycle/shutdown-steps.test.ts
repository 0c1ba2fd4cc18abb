import { describe, expect, it } from '@jest/globals';
import { createLogger } from '../logging/logger.js';
import { ShutdownSteps, shutdownOrder } from './shutdown-steps.js';

const logger = createLogger({ service: 'test', level: 'silent' });

describe('ShutdownSteps', () => {
  it('runs the steps in order, the last added first among equals', async () => {
    const steps = new ShutdownSteps(logger);
    const done: string[] = [];
    const add = (order: number, name: string): void =>
      steps.add(order, name, async () => {
        done.push(`${name} begins`);
        await new Promise(setImmediate);
        done.push(`${name} ends`);
      });
    add(shutdownOrder.connections, 'pool');
    add(shutdownOrder.jobs, 'first job');
    add(shutdownOrder.jobs, 'second job');
    add(shutdownOrder.relay, 'relay');
    expect(await steps.run()).toEqual([]);
    expect(done).toEqual(
      ['second job', 'first job', 'relay', 'pool'].flatMap((name) => [`${name} begins`, `${name} ends`]),
    );
  });

  it('continues after a step that fails or hangs, and names both', async () => {
    const steps = new ShutdownSteps(logger, 30);
    let closed = false;
    steps.add(1, 'fails', () => Promise.reject(new Error('no')));
    steps.add(2, 'throws', () => {
      throw new Error('no');
    });
    steps.add(3, 'hangs', () => new Promise(() => undefined));
    steps.add(4, 'pool', () => {
      closed = true;
    });
    expect(await steps.run()).toEqual(['fails', 'throws', 'hangs']);
    expect(closed).toBe(true);
  });

  it('runs each step once', async () => {
    const steps = new ShutdownSteps(logger);
    let runs = 0;
    steps.add(1, 'one', () => {
      runs += 1;
    });
    await steps.run();
    await steps.run();
    expect(runs).toBe(1);
  });
});
