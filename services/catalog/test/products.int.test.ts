import { randomUUID } from 'node:crypto';
import { testStaff } from '@hilltop/platform/testing/test-service';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type RunningCatalog, runCatalog } from './support/running-catalog.js';

const PRODUCT = 'id name price image category inStock taxCode version';
const FAULTS = '... on InvalidInput { fields { field message } } ... on Refusal { message }';
const CREATE = `mutation ($input: ProductInput!) { createProduct(input: $input) { __typename
  ... on ProductCreated { product { ${PRODUCT} } } ${FAULTS} } }`;
const UPDATE = `mutation ($id: ID!, $version: Int!, $input: ProductInput!) { updateProduct(id: $id, version: $version, input: $input) {
  __typename ... on ProductUpdated { product { ${PRODUCT} } } ... on ProductChangedMeanwhile { current { ${PRODUCT} } } ${FAULTS} } }`;
const WITHDRAW = `mutation ($id: ID!, $version: Int!) { withdrawProduct(id: $id, version: $version) { __typename ... on Refusal { message } } }`;
const mug = { name: 'The Lamp Mug', description: 'Holds coffee.', price: '14.50', category: 'Souvenirs' };

let catalog: RunningCatalog;
beforeAll(async () => {
  catalog = await runCatalog();
});
afterAll(() => catalog.close());

interface Product {
  readonly id: string;
  readonly version: number;
}
const create = async (changes: object = {}): Promise<Product> => {
  const { data } = await catalog.ask(CREATE, { input: { ...mug, ...changes } }, testStaff);
  const created = data?.createProduct;
  if (created?.__typename !== 'ProductCreated') throw new Error(JSON.stringify(created));
  return created.product as Product;
};
const update = async ({ id, version }: Product, changes: object) =>
  (await catalog.ask(UPDATE, { id, version, input: { ...mug, ...changes } }, testStaff)).data?.updateProduct;
const events = async (id: string): Promise<string[]> => {
  const rows = await catalog.database.dataSource.query(
    'SELECT subject FROM outbox WHERE aggregate_id = $1 ORDER BY position',
    [id],
  );
  return rows.map(({ subject }: { subject: string }) => subject.split('.')[2]);
};

describe('putting a product on sale', () => {
  it('is for staff', async () => {
    expect((await catalog.ask(CREATE, { input: mug })).data?.createProduct).toMatchObject({
      __typename: 'NotSignedIn',
    });
    expect(
      (await catalog.ask(CREATE, { input: mug }, { role: 'service', name: 'orders' })).data?.createProduct,
    ).toMatchObject({
      __typename: 'NotSignedIn',
    });
  });

  it('shows it to everyone, by default in stock and without image or shelf', async () => {
    const { id } = await create({ category: null, image: '' });
    const { data } = await catalog.ask(`{ product(id: "${id}") { ${PRODUCT} } }`);
    expect(data?.product).toEqual({
      id,
      name: 'The Lamp Mug',
      price: '14.50',
      image: null,
      category: null,
      inStock: true,
      taxCode: 'goods',
      version: 1,
    });
    expect(await events(id)).toEqual(['product-created']);
  });

  it.each([
    ['name', { name: '  ' }, 'Name is required'],
    ['description', { description: '' }, 'Description is required'],
    ['price', { price: '' }, 'Price must be an amount such as 19.99, up to 10000.00'],
    ['price', { price: '19.999' }, 'Price must be an amount such as 19.99, up to 10000.00'],
    ['price', { price: '-5' }, 'Price must be an amount such as 19.99, up to 10000.00'],
    ['price', { price: '1e3' }, 'Price must be an amount such as 19.99, up to 10000.00'],
    ['price', { price: '10000.01' }, 'Price must be an amount such as 19.99, up to 10000.00'],
    ['taxCode', { taxCode: 'tours' }, 'Tax code must be one of goods, books'],
    ['image', { image: 'https://elsewhere.test/a.png' }, 'Image must be the address of an uploaded file'],
    ['image', { image: '/uploads/../secret' }, 'Image must be the address of an uploaded file'],
  ])('refuses a wrong %s', async (field, changes, message) => {
    const answer = await catalog.ask(CREATE, { input: { ...mug, ...changes } }, testStaff);
    expect(answer.data?.createProduct).toMatchObject({ __typename: 'InvalidInput', fields: [{ field, message }] });
  });
});

describe('changing a product', () => {
  it('creates the next version and publishes it', async () => {
    const product = await create();
    expect(await update(product, { price: '16.00', inStock: false })).toMatchObject({
      product: { price: '16.00', inStock: false, version: 2 },
    });
    expect(await events(product.id)).toEqual(['product-created', 'product-changed']);
  });

  it('keeps what it is taxed as, unless it is named', async () => {
    const book = await create({ taxCode: 'books' });
    expect(await update(book, { price: '16.00' })).toMatchObject({ product: { taxCode: 'books', version: 2 } });
    expect(await update({ ...book, version: 2 }, { taxCode: 'goods' })).toMatchObject({
      product: { taxCode: 'goods' },
    });
    const rows: { code: string }[] = await catalog.database.dataSource.query(
      `SELECT event->'data'->>'taxCode' AS code FROM outbox WHERE aggregate_id = $1 ORDER BY position`,
      [book.id],
    );
    expect(rows.map(({ code }) => code)).toEqual(['books', 'books', 'goods']);
  });

  it('refuses the second of two concurrent changes, with the current product', async () => {
    const product = await create();
    const both = await Promise.all(['17.00', '18.00'].map((price) => update(product, { price })));
    expect(both.map((outcome) => outcome?.__typename).sort()).toEqual(['ProductChangedMeanwhile', 'ProductUpdated']);
    const late = await update(product, { price: '19.00' });
    expect(late).toMatchObject({ __typename: 'ProductChangedMeanwhile', current: { version: 2 } });
    expect(await events(product.id)).toHaveLength(2);
  });

  it('loses a change without the version (negative control)', async () => {
    const { dataSource } = catalog.database;
    const { id } = await create();
    const blind = async (price: number) => {
      await dataSource.query('SELECT price_cents FROM products WHERE id = $1', [id]);
      await dataSource.query('UPDATE products SET price_cents = $2 WHERE id = $1', [id, price]);
      return true;
    };
    expect(await Promise.all([blind(1700), blind(1800)])).toEqual([true, true]);
  });

  it('finds no product that is withdrawn or never existed', async () => {
    const product = await create();
    await catalog.ask(WITHDRAW, product, testStaff);
    for (const id of [product.id, randomUUID(), 'no-id']) {
      expect(await update({ id, version: 2 }, {})).toMatchObject({ __typename: 'ProductNotFound' });
    }
  });
});

describe('withdrawing a product', () => {
  it('takes it off sale once, and publishes it', async () => {
    const product = await create();
    const both = await Promise.all([1, 2].map(() => catalog.ask(WITHDRAW, product, testStaff)));
    const names = both.map(({ data }) => data?.withdrawProduct?.__typename).sort();
    expect(names).toEqual(['ProductNotFound', 'ProductWithdrawn']);
    const { data } = await catalog.ask('{ products { id } }');
    expect(JSON.stringify(data?.products)).not.toContain(product.id);
    expect(await events(product.id)).toEqual(['product-created', 'product-withdrawn']);
  });

  it('is for staff', async () => {
    expect((await catalog.ask(WITHDRAW, await create())).data?.withdrawProduct).toMatchObject({
      __typename: 'NotSignedIn',
    });
  });
});
