import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';
import { requestGraphql } from './graphql.js';

/** The price is US dollars, two decimals. */
interface ProductInput {
  readonly name: string;
  readonly description: string;
  readonly price: string;
  readonly category?: string;
  readonly inStock?: boolean;
}

export interface Product {
  readonly id: string;
  readonly version: number;
  readonly input: ProductInput;
}

type Change = Partial<Pick<ProductInput, 'price' | 'inStock'>>;

interface ProductAnswer {
  readonly __typename: string;
  readonly product?: { readonly id: string; readonly version: number };
}

/** Carts learn of it a moment later: `putOnSale` waits for that. */
export async function createProduct(staff: APIRequestContext, name: string, price = '12.00'): Promise<Product> {
  const input: ProductInput = { name, description: 'Made for a test.', price, category: 'Souvenirs' };
  const mutation = `mutation Create($input: ProductInput!) {
    createProduct(input: $input) { __typename ... on ProductCreated { product { id version } } }
  }`;
  const { createProduct: answer } = await requestGraphql<{ createProduct: ProductAnswer }>(staff, mutation, { input });
  if (answer.product === undefined) throw new Error(`The product was not created: ${answer.__typename}`);
  return { ...answer.product, input };
}

/** @returns the product with its new version */
export async function updateProduct(staff: APIRequestContext, product: Product, change: Change): Promise<Product> {
  const { id, version } = product;
  const input = { ...product.input, ...change };
  const mutation = `mutation Change($id: ID!, $version: Int!, $input: ProductInput!) {
    updateProduct(id: $id, version: $version, input: $input) {
      __typename ... on ProductUpdated { product { id version } }
    }
  }`;
  const { updateProduct: answer } = await requestGraphql<{ updateProduct: ProductAnswer }>(staff, mutation, {
    id,
    version,
    input,
  });
  if (answer.product === undefined) throw new Error(`The product was not updated: ${answer.__typename}`);
  return { ...answer.product, input };
}

interface InCart {
  readonly price: string;
  readonly inStock: boolean;
  readonly available: boolean;
  readonly taxCode: string;
}

interface AddAnswer {
  readonly __typename: string;
  readonly item?: { readonly product: InCart };
}

/** A product as a new cart sees it: its fields, or the type of the refusal. */
async function inNewCart(request: APIRequestContext, productId: string): Promise<InCart | string> {
  const mutation = `mutation Add($input: AddToCartInput!) {
    addToCart(input: $input) { __typename ... on CartItemSaved { item { product { price inStock available taxCode } } } }
  }`;
  const input = { sessionId: randomUUID().replaceAll('-', ''), productId };
  const { addToCart } = await requestGraphql<{ addToCart: AddAnswer }>(request, mutation, { input });
  return addToCart.item?.product ?? addToCart.__typename;
}

/** Waits until a product can be added to carts, which learn of it a moment later. */
export async function untilCartsKnow(request: APIRequestContext, name: string): Promise<void> {
  const query = 'query { products { id name } }';
  const { products } = await requestGraphql<{ products: readonly { id: string; name: string }[] }>(request, query);
  const found = products.find((product) => product.name === name);
  if (found === undefined) throw new Error(`${name} is not on sale`);
  await expect.poll(() => inNewCart(request, found.id)).toMatchObject({ available: true });
}

/** Adds a product for this test and waits until carts know it. */
export async function putOnSale(staff: APIRequestContext, name: string, price: string): Promise<Product> {
  const product = await createProduct(staff, name, price);
  await expect.poll(() => inNewCart(staff, product.id)).toMatchObject({ price });
  return product;
}

/** Waits until carts know a product's tax code. */
export async function taxedAs(request: APIRequestContext, { id }: Product, taxCode: string): Promise<void> {
  await expect.poll(() => inNewCart(request, id)).toMatchObject({ taxCode });
}

/** Changes price or stock and waits until carts know it. */
export async function changeOnSale(staff: APIRequestContext, product: Product, change: Change): Promise<Product> {
  const changed = await updateProduct(staff, product, change);
  const expected =
    change.inStock === false ? 'ProductOutOfStock' : expect.objectContaining({ price: changed.input.price });
  await expect.poll(() => inNewCart(staff, product.id)).toEqual(expected);
  return changed;
}

/** Withdraws a product and waits until carts know it. */
export async function withdrawProduct(staff: APIRequestContext, { id, version }: Product): Promise<void> {
  const mutation = `mutation Withdraw($id: ID!, $version: Int!) {
    withdrawProduct(id: $id, version: $version) { __typename }
  }`;
  const answer = await requestGraphql<{ withdrawProduct: { __typename: string } }>(staff, mutation, { id, version });
  expect(answer.withdrawProduct.__typename).toBe('ProductWithdrawn');
  await expect.poll(() => inNewCart(staff, id)).toBe('ProductNotFound');
}
