import { staffMutations, toldActions } from '@hilltop/platform/testing/staff-mutations';
import { testStaff } from '@hilltop/platform/testing/test-service';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { catalogService } from '../src/service.js';
import { type RunningCatalog, runCatalog } from './support/running-catalog.js';

const INPUT = '{ name: "Mug", description: "Holds coffee.", price: "14.50" }';
const DEARER = '{ name: "Mug", description: "Holds coffee.", price: "15.00" }';

let catalog: RunningCatalog;
let id = '';
beforeAll(async () => {
  catalog = await runCatalog();
});
afterAll(() => catalog.close());

const ask = async (mutation: string) => (await catalog.ask(`mutation { ${mutation} }`, {}, testStaff)).data;
const told = () => toldActions(catalog.database.dataSource);

/** Each staff mutation of the schema, and the action it records. */
const mutations: Record<string, { make(): Promise<unknown>; before: object | null; after: object }> = {
  createProduct: {
    make: async () => {
      const made = await ask(`createProduct(input: ${INPUT}) { ... on ProductCreated { product { id } } }`);
      const product = made?.createProduct?.product as { id: string } | undefined;
      id = product?.id ?? '';
    },
    before: null,
    after: { name: 'Mug', priceCents: 1450, inStock: true, withdrawn: false },
  },
  updateProduct: {
    make: () => ask(`updateProduct(id: "${id}", version: 1, input: ${DEARER}) { __typename }`),
    before: { priceCents: 1450 },
    after: { priceCents: 1500 },
  },
  withdrawProduct: {
    make: () => ask(`withdrawProduct(id: "${id}", version: 2) { __typename }`),
    before: { withdrawn: false },
    after: { withdrawn: true },
  },
};

it('covers every staff mutation of the schema', () => {
  expect(Object.keys(mutations).sort()).toEqual(staffMutations(catalogService.schema));
});

it.each(Object.keys(mutations))('%s records who did what, in the same transaction', async (action) => {
  const { make, before, after } = mutations[action] ?? {};
  await make?.();
  const last = (await told()).at(-1);
  expect(last).toMatchObject({
    action,
    targetType: 'product',
    targetId: id,
    targetName: expect.any(String),
    staffId: testStaff.id,
    staffRole: 'manager',
  });
  expect(last?.correlationid).toMatch(/^[0-9a-f-]{36}$/);
  expect(last?.before).toEqual(before);
  if (before) expect(last?.after).toEqual(after);
  else expect(last?.after).toMatchObject(after ?? {});
});

it('a refused change and a visitor record nothing', async () => {
  const { length } = await told();
  await ask(`updateProduct(id: "${id}", version: 1, input: ${INPUT}) { __typename }`);
  await catalog.ask(`mutation { createProduct(input: ${INPUT}) { __typename } }`);
  expect(await told()).toHaveLength(length);
});
