import { type APIRequestContext, expect } from '@playwright/test';
import { staffEmail, staffPassword } from './staff-desk.js';

/** What staff enter of a product; the price is US dollars, two decimals. */
type ProductInput = {
  readonly name: string;
  readonly description: string;
  readonly price: string;
  readonly category?: string;
  readonly inStock?: boolean;
};

/** A product on sale, as staff know it. */
export type Product = { readonly id: string; readonly version: number; readonly input: ProductInput };

/** Asks the public graph, as whoever the request context is signed in as. */
export const ask = async <Data>(request: APIRequestContext, query: string, variables: object): Promise<Data> => {
  const response = await request.post('/graphql', { data: { query, variables } });
  const body = (await response.json()) as { data?: Data; errors?: unknown };
  if (body.data === undefined || body.errors !== undefined) throw new Error(JSON.stringify(body));
  return body.data;
};

/** Signs in with the demo account; the request context keeps the session. */
export const signInAsStaff = async (request: APIRequestContext): Promise<void> => {
  const data = { email: staffEmail, password: staffPassword() };
  const response = await request.post('/api/staff/sign-in', { data });
  expect(response.status(), await response.text()).toBe(200);
};

let products = 0;

/** A cart that belongs to nobody, to see what the shop knows by now. */
const probe = (): string => {
  products += 1;
  return `${Date.now().toString(16)}${products.toString(16)}`.padStart(32, 'e');
};

type Seen = { readonly price: string; readonly inStock: boolean; readonly available: boolean };

const addition = `mutation Add($input: AddToCartInput!) {
  addToCart(input: $input) { __typename ... on CartItemSaved { item { product { price inStock available } } } }
}`;

type Added = { readonly addToCart: { readonly __typename: string; readonly item?: { readonly product: Seen } } };

/** What a cart says of a product now: its facts, or why it cannot be had. */
const seenBy = async (request: APIRequestContext, productId: string): Promise<Partial<Seen> | string> => {
  const { addToCart } = await ask<Added>(request, addition, { input: { sessionId: probe(), productId } });
  return addToCart.item?.product ?? addToCart.__typename;
};

/** Puts a product of the test's own on sale and waits until carts know it. Needs a signed-in context. */
export const putOnSale = async (request: APIRequestContext, name: string, price: string): Promise<Product> => {
  const input: ProductInput = { name, description: 'Made for one test.', price, category: 'Souvenirs' };
  const { createProduct } = await ask<{ createProduct: { product: { id: string; version: number } } }>(
    request,
    'mutation Create($input: ProductInput!) { createProduct(input: $input) { ... on ProductCreated { product { id version } } } }',
    { input },
  );
  await expect.poll(() => seenBy(request, createProduct.product.id)).toMatchObject({ price });
  return { ...createProduct.product, input };
};

/** Changes the price or what is in stock, and waits until carts know it. */
export const changeProduct = async (
  request: APIRequestContext,
  { id, version, input }: Product,
  change: Pick<Partial<ProductInput>, 'price' | 'inStock'>,
): Promise<void> => {
  const changed = { ...input, ...change };
  await ask(
    request,
    'mutation Change($id: ID!, $version: Int!, $input: ProductInput!) { updateProduct(id: $id, version: $version, input: $input) { ... on ProductUpdated { product { version } } ... on Refusal { message } } }',
    { id, version, input: changed },
  );
  const expected = change.inStock === false ? 'ProductOutOfStock' : expect.objectContaining({ price: changed.price });
  await expect.poll(() => seenBy(request, id)).toEqual(expected);
};

/** Takes a product off sale, and waits until carts know it. */
export const withdrawProduct = async (request: APIRequestContext, { id, version }: Product): Promise<void> => {
  await ask(
    request,
    'mutation Withdraw($id: ID!, $version: Int!) { withdrawProduct(id: $id, version: $version) { __typename } }',
    { id, version },
  );
  await expect.poll(() => seenBy(request, id)).toBe('ProductNotFound');
};

/** How many orders there are for an address. Needs a signed-in context. */
export const ordersFor = async (request: APIRequestContext, email: string): Promise<number> => {
  const { orders } = await ask<{ orders: { total: number } }>(
    request,
    'query Orders($search: String) { orders(search: $search) { total } }',
    { search: email },
  );
  return orders.total;
};
