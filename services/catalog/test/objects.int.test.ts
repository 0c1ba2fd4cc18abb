import { randomUUID } from 'node:crypto';
import { makeObjectRows } from '@hilltop/platform/testing/object-rows';
import { testStaff } from '@hilltop/platform/testing/test-service';
import { afterAll, beforeAll } from '@jest/globals';
import { catalogService } from '../src/service.js';
import { type RunningCatalog, runCatalog } from './support/running-catalog.js';

const INPUT = '{ name: "Mug", description: "Holds coffee.", price: "14.50" }';
const input = { name: 'Mug', description: 'Holds coffee.', price: '15.00' };

let catalog: RunningCatalog;
beforeAll(async () => {
  catalog = await runCatalog();
});
afterAll(() => catalog.close());

async function known(): Promise<string> {
  const made = `mutation { createProduct(input: ${INPUT}) { ... on ProductCreated { product { id } } } }`;
  const { data } = await catalog.ask(made, {}, testStaff);
  return String((data?.createProduct?.product as { id: string } | undefined)?.id);
}
const version = (id: string) => ({ id, version: 1 });
const taken = (productId: string) => ({ claimId: randomUUID(), items: [{ productId, quantity: 1 }] });

makeObjectRows(catalogService, () => ({
  ask: catalog.ask,
  made: {
    product: { known, missing: 'null' },
    updateProduct: { known, missing: 'ProductNotFound', args: (id) => ({ ...version(id), input }) },
    withdrawProduct: { known, missing: 'ProductNotFound', args: version },
    countStock: { known, missing: 'ProductNotFound', args: (productId) => ({ productId, stock: 12 }) },
    // A claim is new, and a product that nobody counts is never missing.
    takeStock: { missing: 'StockTaken', args: taken },
    returnStock: { missing: 'true', args: taken },
  },
}));
