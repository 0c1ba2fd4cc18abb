import { setTimeout as pause } from 'node:timers/promises';

/** A frequent read: of the most visited pages as they send it, and of a cart as `/api` does. */
export interface Query {
  readonly name: string;
  readonly title: string;
  /** The only subgraph it needs. */
  readonly subgraph: 'bookings' | 'catalog' | 'orders';
  readonly body: string;
  /** The same cost with another text, so that connections cannot share answers. */
  variant(connection: number): string;
  /** The answer is the same for everybody, so the gateway caches it. */
  readonly isPublic: boolean;
}

const cartSession = 'bench-cart';

/** A month in the future, shifted by some days. */
function nextMonth(now: Date, days: number): { from: string; to: string } {
  const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1 + days));
  const last = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 2, days));
  return { from: first.toISOString().slice(0, 10), to: last.toISOString().slice(0, 10) };
}

const availability = `query MonthAvailability($tourType: TourType!, $from: String!, $to: String!) {
  availability(tourType: $tourType, from: $from, to: $to) {
    firstDate lastDate days { date open closedBecause times { time capacity seatsLeft } }
  }
}`;

const cart = `query Cart($sessionId: String!) {
  cart(sessionId: $sessionId) {
    sessionId count total
    items { id productId quantity lineTotal product { name price image inStock available } }
  }
}`;

function bodyOf(operationName: string, query: string, variables: object = {}): string {
  return JSON.stringify({ operationName, variables, query });
}

/** Without variables, variants differ in the operation's name. */
function named(name: string, fields: string): (connection?: number) => string {
  return (connection) => {
    const own = `${name}${connection ?? ''}`;
    return bodyOf(own, `query ${own} { ${fields} }`);
  };
}

export function queries(now: Date): Query[] {
  const tours = named('ToursPage', 'tours { id type name description duration features price }');
  const products = named('StoreProducts', 'products { id name description price image category inStock }');
  const month = (connection = 0) =>
    bodyOf('MonthAvailability', availability, { tourType: 'standard', ...nextMonth(now, connection % 32) });
  const items = () => bodyOf('Cart', cart, { sessionId: cartSession });
  const query = (name: string, title: string, subgraph: Query['subgraph'], of: (connection?: number) => string) => {
    return { name, title, subgraph, isPublic: subgraph !== 'orders', body: of(), variant: of };
  };
  return [
    query('tours', 'tours', 'bookings', tours),
    query('products', 'products', 'catalog', products),
    query('availability', 'availability of a month', 'bookings', month),
    query('cart', 'cart with products', 'orders', items),
  ];
}

export const jsonHeaders = { 'content-type': 'application/json', accept: 'application/json' };

const maxTries = 5;

/** Posts an operation, again if a busy machine missed its deadline. Throws if the answer has no data. */
export async function post(
  site: string,
  body: string,
  headers: Record<string, string> = {},
): Promise<{ text: string; headers: Headers }> {
  for (let tries = 1; ; tries += 1) {
    const answer = await postOnce(site, body, headers);
    if (answer.status === 200 && answer.text.startsWith('{"data":')) return answer;
    if (tries === maxTries || !answer.text.includes('SUBGRAPH_UNAVAILABLE')) {
      throw new Error(`no data: ${answer.text.slice(0, 300)}`);
    }
    await pause(1_000);
  }
}

async function postOnce(
  site: string,
  body: string,
  headers: Record<string, string>,
): Promise<{ status: number; text: string; headers: Headers }> {
  const response = await fetch(`${site}/graphql`, {
    method: 'POST',
    headers: { ...jsonHeaders, 'accept-encoding': 'identity', ...headers },
    body,
  });
  return { status: response.status, text: await response.text(), headers: response.headers };
}

/** Puts five products into the cart that is read. Orders learns of products by event, so the first attempts can fail. */
export async function fillCart(site: string): Promise<void> {
  const { text } = await post(site, JSON.stringify({ query: '{ products { id } }' }));
  const { data } = JSON.parse(text) as { data: { products: { id: string }[] } };
  const query = `mutation Add($input: AddToCartInput!) {
    addToCart(input: $input) { __typename ... on Refusal { message } }
  }`;
  for (const { id } of data.products.slice(0, 5)) {
    const variables = { input: { sessionId: cartSession, productId: id, quantity: 2 } };
    for (let tries = 1; ; tries += 1) {
      const answer = await post(site, JSON.stringify({ query, variables }));
      if (answer.text.includes('CartItemSaved')) break;
      if (tries === 20) throw new Error(`the cart is not filled: ${answer.text}`);
      await pause(500);
    }
  }
}
