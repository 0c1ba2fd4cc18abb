import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { runReaction } from '../src/messaging/inbox/run-reaction.js';
import type { Reaction } from '../src/messaging/inbox/subscription.js';
import { createTestDatabase, type TestDatabase } from '../src/testing/test-database.js';
import { type LampLit, lit, tables } from './support/lamps.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ setup: tables });
});
afterAll(() => database.close());

const run = (reaction: Reaction<LampLit['data']>, event: LampLit) =>
  runReaction(database.dataSource, 'watcher', reaction, event);

describe('the job that a reaction wakes', () => {
  it('is woken once, after the commit', async () => {
    const seenWhenWoken: Promise<{ lamp: string }[]>[] = [];
    const reaction: Reaction<LampLit['data']> = {
      react: ({ data }, manager) => manager.query('INSERT INTO seen (lamp, turn) VALUES ($1, 1)', [data.lamp]),
      committed: () => seenWhenWoken.push(database.dataSource.query('SELECT lamp FROM seen')),
    };
    const event = lit('porch');
    expect(await run(reaction, event)).toBe('handled');
    expect(await run(reaction, event)).toBe('repeated');
    expect(await Promise.all(seenWhenWoken)).toEqual([[{ lamp: 'porch' }]]);
  });

  it('is not woken when the reaction was rolled back', async () => {
    let woken = 0;
    const reaction = {
      react: () => Promise.reject(new Error('no')),
      committed: () => {
        woken += 1;
      },
    };
    await expect(run(reaction, lit('hall'))).rejects.toThrow('no');
    expect(woken).toBe(0);
  });
});
