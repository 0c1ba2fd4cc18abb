import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { openTourApp, type ShownTour, type TourApp } from './support/tour-app.js';

const TOURS = 'query ($of: [_Any!]!) { _entities(representations: $of) { ... on Tour { id name } } }';
const rows = 24;

let app: TourApp;
const tours: ShownTour[] = [];
const sent: string[] = [];
beforeAll(async () => {
  app = await openTourApp();
  while (tours.length < rows) tours.push(await app.create());
  app.app.get(DataSource, { strict: false }).logger.logQuery = (text: string) => sent.push(text);
});
afterAll(() => app.close());

/** Resolves tours by their ids, and records the statements. */
async function ask(ids: readonly string[]) {
  sent.length = 0;
  const of = ids.map((id) => ({ __typename: 'Tour', id }));
  const { data } = await app.ask(TOURS, { of });
  const told = data?._entities as unknown as ({ id: string } | null)[];
  return { ids: told.map((tour) => tour?.id ?? null), reads: sent.filter((text) => text.includes('FROM "tours"')) };
}

describe('references of another subgraph to tours', () => {
  it('are resolved by one statement, in order', async () => {
    const ids = tours.map(({ id }) => id).reverse();
    const { ids: told, reads } = await ask(ids);
    expect(told).toEqual(ids);
    expect(reads).toHaveLength(1);
  });

  it('are null for tours that are not on offer, and for invalid ids', async () => {
    const [gone, left] = tours;
    if (!gone || !left) throw new Error('there are no tours');
    await app.withdraw(gone);
    const { ids } = await ask([gone.id, left.id.toUpperCase(), 'no id']);
    expect(ids).toEqual([null, left.id, null]);
  });
});
