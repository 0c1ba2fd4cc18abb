import { describe, expect, it } from '@jest/globals';
import { eventually } from './eventually.js';

describe('eventually', () => {
  it('returns the first result', async () => {
    let turns = 0;
    const check = async () => {
      turns += 1;
      if (turns < 3) throw new Error(`turn ${turns}`);
      return 'there';
    };
    expect(await eventually(check, 1_000, 1)).toBe('there');
  });

  it('throws the last error after the timeout', async () => {
    await expect(eventually(() => expect(1).toBe(2), 20, 1)).rejects.toThrow('Expected: 2');
  });
});
