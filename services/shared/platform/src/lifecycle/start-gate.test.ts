import { describe, expect, it } from '@jest/globals';
import { StartGate } from './start-gate.js';

const settled = async (promise: Promise<void>): Promise<string> =>
  Promise.race([
    promise.then(
      () => 'open',
      (error: Error) => error.message,
    ),
    new Promise<string>((resolve) => setImmediate(resolve, 'waiting')),
  ]);

describe('StartGate', () => {
  it('is open when nothing holds it', async () => expect(await settled(new StartGate().whenOpen())).toBe('open'));

  it('opens when the last latch opens', async () => {
    const gate = new StartGate();
    const database = gate.hold('database');
    const plans = gate.hold('plans');
    const open = gate.whenOpen();
    database();
    expect(gate.waitingFor).toEqual(['plans']);
    expect(await settled(open)).toBe('waiting');
    plans();
    plans();
    expect(gate.waitingFor).toEqual([]);
    expect(await settled(open)).toBe('open');
  });

  it('rejects for early and late callers when the start has failed', async () => {
    const gate = new StartGate();
    const letIn = gate.hold('database');
    const early = gate.whenOpen();
    gate.fail(new Error('no such entity'));
    letIn();
    expect(await settled(early)).toBe('no such entity');
    expect(await settled(gate.whenOpen())).toBe('no such entity');
  });
});
