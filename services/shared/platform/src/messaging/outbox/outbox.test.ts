import { describe, expect, it } from '@jest/globals';
import { Outbox } from './outbox.js';

describe('Outbox', () => {
  it('wakes all listeners, or none', () => {
    const outbox = new Outbox();
    expect(() => outbox.wake()).not.toThrow();
    const woken: string[] = [];
    outbox.onWake(() => woken.push('relay'));
    outbox.onWake(() => woken.push('other'));
    outbox.wake();
    expect(woken).toEqual(['relay', 'other']);
  });
});
