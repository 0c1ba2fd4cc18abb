import { setTimeout as pause } from 'node:timers/promises';
import { post } from './queries.ts';

/** How long readers see the state before a change, in ms. */
export interface Freshness {
  rounds: number;
  /** Stale reads at the changing gateway after the change was answered. */
  staleHere: number;
  /** Until another gateway shows the change. */
  elsewhereMs: number[];
}

const giveUpMs = 15_000;

/** Signs in as staff. Returns the cookie. */
export async function signIn(site: string, account: { email: string; password: string }): Promise<string> {
  const response = await fetch(`${site}/api/staff/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });
  const [cookie] = response.headers.getSetCookie();
  if (response.status !== 200 || !cookie) throw new Error(`sign-in failed: ${response.status}`);
  return cookie.split(';', 1)[0] ?? '';
}

type Product = { id: string; version: number; price: string };
const list = JSON.stringify({ query: '{ products { id version price name description image category inStock } }' });
const change = `mutation Change($id: ID!, $version: Int!, $input: ProductInput!) {
  updateProduct(id: $id, version: $version, input: $input) { __typename ... on Refusal { message } }
}`;

/** Changes a price repeatedly at one gateway; reads it there and at another one. */
export async function measureFreshness(
  { here, elsewhere, account }: { here: string; elsewhere: string; account: { email: string; password: string } },
  rounds: number,
): Promise<Freshness> {
  const cookie = await signIn(here, account);
  const last = async (site: string): Promise<Product> => {
    const { data } = JSON.parse((await post(site, list)).text) as { data: { products: Product[] } };
    // Not a product in the cart that other queries read.
    const product = data.products.at(-1);
    if (!product) throw new Error('there are no products');
    return product;
  };
  const found: Freshness = { rounds, staleHere: 0, elsewhereMs: [] };
  const { price: priceBefore } = await last(here);
  for (let round = 0; round <= rounds; round += 1) {
    const { id, version, ...input } = await last(here);
    await last(elsewhere);
    const price = round === rounds ? priceBefore : `${10 + round}.25`;
    const variables = { id, version, input: { ...input, price } };
    const { text } = await post(here, JSON.stringify({ query: change, variables }), { cookie });
    if (!text.includes('ProductUpdated')) throw new Error(`the price is not changed: ${text}`);
    const changedAt = performance.now();
    if ((await last(here)).price !== price) found.staleHere += 1;
    while ((await last(elsewhere)).price !== price) {
      if (performance.now() - changedAt > giveUpMs) throw new Error('the other gateway never shows the change');
      await pause(0);
    }
    found.elsewhereMs.push(performance.now() - changedAt);
  }
  return found;
}
