import { expect, it } from '@jest/globals';
import type { Instance } from '../../launch/instance.ts';
import { ask, signIn } from '../support/graph.ts';

interface Product {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly price: string;
  readonly version: number;
}

const tries = 5;
const LIST = '{ products { id name description price version } }';
const UPDATE = `mutation ($id: ID!, $version: Int!, $input: ProductInput!) {
  updateProduct(id: $id, version: $version, input: $input) { __typename } }`;
const WITHDRAW = 'mutation ($id: ID!, $version: Int!) { withdrawProduct(id: $id, version: $version) { __typename } }';
const ORDER = `mutation ($input: CreateOrderInput!) { createOrder(input: $input) { __typename
  ... on PriceMismatch { expected } } }`;

async function productOnSale({ site }: Instance, at: number): Promise<Product> {
  const { products } = await ask<{ products: Product[] }>(site, LIST);
  const product = products.at(at);
  if (!product) throw new Error('nothing is on sale');
  return product;
}

async function order({ site }: Instance, { id, name, price }: Product): Promise<unknown> {
  const items = JSON.stringify([{ productId: id, productName: name, quantity: 1, price }]);
  const input = { customerName: 'Ada Example', customerEmail: 'ada@example.test', items, total: price };
  return (await ask<{ createOrder: unknown }>(site, ORDER, { input })).createOrder;
}

/** Changes the price, and orders at the one before as soon as that is answered. */
async function orderAtOldPrice(instance: Instance, cookie: string): Promise<void> {
  const { id, version, ...seen } = await productOnSale(instance, 0);
  const price = seen.price === '21.00' ? '22.00' : '21.00';
  const input = { name: seen.name, description: seen.description, price };
  const { updateProduct } = await ask<{ updateProduct: unknown }>(
    instance.site,
    UPDATE,
    { id, version, input },
    cookie,
  );
  expect(updateProduct).toEqual({ __typename: 'ProductUpdated' });
  expect(await order(instance, { id, version, ...seen })).toEqual({ __typename: 'PriceMismatch', expected: price });
  expect(await order(instance, { id, version, ...seen, price })).toEqual({ __typename: 'OrderPlaced' });
}

/** Tests that an old price does not sell, also while events cannot travel. */
export function oldPrice(instance: () => Instance): void {
  it('sells nothing at an old price and nothing withdrawn, right after the change and without NATS', async () => {
    const cookie = await signIn(instance());
    for (let time = 0; time < tries; time += 1) await orderAtOldPrice(instance(), cookie);
    const { pid } = instance().part('nats');
    process.kill(pid, 'SIGSTOP');
    try {
      for (let time = 0; time < tries; time += 1) await orderAtOldPrice(instance(), cookie);
      const product = await productOnSale(instance(), -1);
      await ask(instance().site, WITHDRAW, { id: product.id, version: product.version }, cookie);
      expect(await order(instance(), product)).toEqual({ __typename: 'ProductNotFound' });
    } finally {
      process.kill(pid, 'SIGCONT');
    }
  });
}
