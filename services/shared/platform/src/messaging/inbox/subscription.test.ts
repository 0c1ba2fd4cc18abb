import { defineEvent } from '@hilltop/contracts/define-event';
import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { subscription } from './subscription.js';

const event = defineEvent({ service: 'lamps', name: 'lamp-lit', version: 1, data: z.object({ lamp: z.string() }) });
class WriteDownWhenLampLit {
  async react(): Promise<void> {}
}

describe('subscription', () => {
  it('returns its definition', () => {
    const line = { event, durable: 'lamps-write-down', react: WriteDownWhenLampLit };
    expect(subscription(line)).toEqual(line);
  });

  it.each(['', 'lamps.write', 'lamps write', 'lamps*', 'x'.repeat(65)])('refuses the durable name "%s"', (durable) => {
    expect(() => subscription({ event, durable, react: WriteDownWhenLampLit })).toThrow(TypeError);
  });
});
