import { testStaff } from '@hilltop/platform/testing/test-service';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type RunningCatalog, runCatalog } from './support/running-catalog.js';

const CREATE =
  'mutation ($input: ProductInput!) { createProduct(input: $input) { ... on ProductCreated { product { id } } } }';
const UPDATE = `mutation ($id: ID!, $input: ProductInput!) { updateProduct(id: $id, version: 1, input: $input) {
  ... on ProductUpdated { product { name nameEs descriptionEs } } } }`;
const mug = { name: 'The Lamp Mug', description: 'Holds coffee.', price: '14.50' };

let catalog: RunningCatalog;
let id: string;
beforeAll(async () => {
  catalog = await runCatalog();
  const { data } = await catalog.ask(CREATE, { input: { ...mug, descriptionEs: 'Para café.' } }, testStaff);
  id = (data as unknown as { createProduct: { product: { id: string } } }).createProduct.product.id;
});
afterAll(() => catalog.close());

const shown = async (language?: 'es') => {
  const query = '{ products { name description untranslated } }';
  const { data } = await catalog.ask(query, {}, { role: 'visitor' }, undefined, undefined, language);
  return data?.products;
};

it('answers in Spanish where staff wrote it, and names what is English', async () => {
  expect(await shown('es')).toEqual([{ name: 'The Lamp Mug', description: 'Para café.', untranslated: ['name'] }]);
  expect(await shown()).toEqual([{ name: 'The Lamp Mug', description: 'Holds coffee.', untranslated: [] }]);
});

it('keeps a Spanish text in a change without it, and shows staff both', async () => {
  const { data } = await catalog.ask(UPDATE, { id, input: { ...mug, nameEs: 'La taza' } }, testStaff);
  expect(data?.updateProduct).toEqual({
    product: { name: 'The Lamp Mug', nameEs: 'La taza', descriptionEs: 'Para café.' },
  });
  expect(await shown('es')).toEqual([{ name: 'La taza', description: 'Para café.', untranslated: [] }]);
});
