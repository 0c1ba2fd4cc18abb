import { describe, expect, it } from '@jest/globals';
import { Bulkhead, BulkheadFull } from './bulkhead.js';

const never = new AbortController().signal;

describe('Bulkhead', () => {
  it('lets so many in, makes so many wait in turn, and refuses the rest at once', async () => {
    const bulkhead = new Bulkhead(() => 1, 2);
    const order: string[] = [];
    const enterAndLeave = async (name: string): Promise<void> => {
      const leave = await bulkhead.enter(never);
      order.push(name);
      leave();
    };
    const leaveFirst = await bulkhead.enter(never);
    const second = enterAndLeave('second');
    const third = enterAndLeave('third');
    await expect(bulkhead.enter(never)).rejects.toThrow(BulkheadFull);
    expect(bulkhead.inFlight).toBe(1);
    leaveFirst();
    await Promise.all([second, third]);
    expect(order).toEqual(['second', 'third']);
    expect(bulkhead.inFlight).toBe(0);
    expect(bulkhead.queued).toBe(0);
  });

  it('stops waiting when told to, and leaves the place to others', async () => {
    const bulkhead = new Bulkhead(() => 1, 2);
    const leave = await bulkhead.enter(never);
    const patience = new AbortController();
    const impatient = bulkhead.enter(patience.signal);
    const patient = bulkhead.enter(never);
    patience.abort();
    await expect(impatient).rejects.toThrow('waited too long');
    leave();
    (await patient)();
    expect(bulkhead.inFlight).toBe(0);
  });

  it('does not let one in whose time is up already', async () => {
    const bulkhead = new Bulkhead(() => 1, 2);
    await bulkhead.enter(never);
    await expect(bulkhead.enter(AbortSignal.abort())).rejects.toThrow(BulkheadFull);
  });

  it('takes a place back once only', async () => {
    const bulkhead = new Bulkhead(() => 2, 0);
    const leave = await bulkhead.enter(never);
    await bulkhead.enter(never);
    leave();
    leave();
    expect(bulkhead.inFlight).toBe(1);
  });

  it('lets in more of those who wait when there is more room, and fewer when there is less', async () => {
    let places = 1;
    const bulkhead = new Bulkhead(() => places, 3);
    const leave = await bulkhead.enter(never);
    const waiting = [1, 2, 3].map(() => bulkhead.enter(never));
    places = 3;
    leave();
    const [leaveSecond, leaveThird, leaveFourth] = await Promise.all(waiting);
    expect(bulkhead.inFlight).toBe(3);
    places = 1;
    void bulkhead.enter(never).catch(() => undefined);
    leaveSecond?.();
    leaveThird?.();
    expect(bulkhead.queued).toBe(1);
    leaveFourth?.();
    expect(bulkhead.queued).toBe(0);
  });
});
