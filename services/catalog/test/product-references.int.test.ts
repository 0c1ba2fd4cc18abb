import { testStaff } from '@hilltop/platform/testing/test-service';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { type RunningCatalog, runCatalog } from './support/running-catalog.js';

const CREATE = `mutation ($input: ProductInput!) { createProduct(input: $input) { ... on ProductCreated { product { id } } } }`;
const PRODUCTS = 'query ($of: [_Any!]!) { _entities(representations: $of) { ... on Product { id name } } }';
const rows = 24;

let catalog: RunningCatalog;
beforeAll(async () => {
  catalog = await runCatalog();
});
afterAll(() => catalog.close());

describe('a list of products that another subgraph references', () => {
  it('is read by one statement, in the requested order', async () => {
    const ids: unknown[] = [];
    const input = { description: 'Holds coffee.', price: '14.50', category: 'Souvenirs' };
    while (ids.length < rows) {
      const { data } = await catalog.ask(CREATE, { input: { ...input, name: `Mug ${ids.length}` } }, testStaff);
      ids.unshift((data?.createProduct?.product as { id: string } | undefined)?.id);
    }
    const sent: string[] = [];
    catalog.app.get(DataSource, { strict: false }).logger.logQuery = (text: string) => sent.push(text);
    const { data } = await catalog.ask(PRODUCTS, { of: ids.map((id) => ({ __typename: 'Product', id })) });
    expect(data?._entities).toMatchObject(ids.map((id) => ({ id })));
    expect(sent.filter((text) => text.includes('FROM "products"'))).toHaveLength(1);
  });
});
