import { describe, expect, it } from '@jest/globals';
import { rowLoader } from './row-loader.js';

function openLoader(error?: Error) {
  const found: string[][] = [];
  const loader = rowLoader(async (ids) => {
    found.push([...ids]);
    if (error) throw error;
    return ids.filter((id) => id !== 'gone').map((id) => ({ id, name: `lamp ${id}` }));
  });
  return { loader, found };
}

describe('a row loader', () => {
  it('batches lookups of one turn into one statement, without duplicates', async () => {
    const { loader, found } = openLoader();
    const lamps = await Promise.all(['a', 'b', 'gone', 'a'].map((id) => loader.load(id)));
    expect(lamps.map((lamp) => lamp?.name)).toEqual(['lamp a', 'lamp b', undefined, 'lamp a']);
    expect(found).toEqual([['a', 'b', 'gone']]);
  });

  it('caches nothing', async () => {
    const { loader, found } = openLoader();
    await loader.load('a');
    await loader.load('a');
    expect(found).toEqual([['a'], ['a']]);
  });

  it('rejects all lookups of a failed statement, and then works again', async () => {
    const { loader, found } = openLoader(new Error('away'));
    const outcomes = await Promise.allSettled([loader.load('a'), loader.load('b')]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(loader.load('c')).rejects.toThrow('away');
    expect(found).toHaveLength(2);
  });
});
