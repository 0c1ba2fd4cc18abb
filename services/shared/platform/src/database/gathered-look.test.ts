import { describe, expect, it } from '@jest/globals';
import { GatheredLook } from './gathered-look.js';

function openLook(fault?: Error) {
  const asked: string[][] = [];
  const look = new GatheredLook(async (ids) => {
    asked.push(ids);
    if (fault) throw fault;
    return ids.filter((id) => id !== 'gone').map((id) => ({ id, name: `lamp ${id}` }));
  });
  return { look, asked };
}

describe('a gathered look', () => {
  it('finds what is asked for in one turn at once, and each once', async () => {
    const { look, asked } = openLook();
    const lamps = await Promise.all(['a', 'b', 'gone', 'a'].map((id) => look.one(id)));
    expect(lamps.map((lamp) => lamp?.name)).toEqual(['lamp a', 'lamp b', undefined, 'lamp a']);
    expect(asked).toEqual([['a', 'b', 'gone']]);
  });

  it('looks again in the next turn', async () => {
    const { look, asked } = openLook();
    await look.one('a');
    await look.one('a');
    expect(asked).toEqual([['a'], ['a']]);
  });

  it('tells a fault to all who asked, and goes on', async () => {
    const { look, asked } = openLook(new Error('away'));
    const outcomes = await Promise.allSettled([look.one('a'), look.one('b')]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(look.one('c')).rejects.toThrow('away');
    expect(asked).toHaveLength(2);
  });
});
