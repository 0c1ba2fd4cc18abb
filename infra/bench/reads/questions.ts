import { setTimeout } from 'node:timers/promises';

/** What readers of the site ask, as its pages ask it. */
export type Question = {
  name: string;
  title: string;
  /** The subgraph that answers it alone. */
  subgraph: 'bookings' | 'catalog' | 'orders';
  body: string;
  /** The same for one who asks apart from the others, so that no answer can be shared: each number asks something else. */
  apart(asker: number): string;
  /** Whether everybody is answered the same, so that the gateway keeps it. */
  isPublic: boolean;
};

const cart = 'bench-of-reads-cart';

const productFields = 'id name description price image category inStock';

/** A whole month of the calendar, the first that lies ahead as a whole; `later` by so many days. */
function nextMonth(now: Date, later = 0): { from: string; to: string } {
  const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1 + later));
  const last = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 2, later));
  return { from: first.toISOString().slice(0, 10), to: last.toISOString().slice(0, 10) };
}

const month = `query MonthAvailability($tourType: TourType!, $from: String!, $to: String!) {
  availability(tourType: $tourType, from: $from, to: $to) {
    firstDate lastDate days { date open closedBecause times { time capacity seatsLeft } }
  }
}`;

const cartOf = `query Cart($sessionId: String!) {
  cart(sessionId: $sessionId) {
    sessionId count total
    items { id productId quantity lineTotal product { name price image inStock available } }
  }
}`;

const bodyOf = (operationName: string, query: string, variables: object = {}): string =>
  JSON.stringify({ operationName, variables, query });

/** The four pages that most is read of. */
export function questions(now: Date): Question[] {
  // Documents without variables are told apart by their names.
  const named = (name: string, fields: string) => (asker?: number) => {
    const own = `${name}${asker ?? ''}`;
    return bodyOf(own, `query ${own} { ${fields} }`);
  };
  const tours = named('ToursPage', 'tours { id type name description duration features price }');
  const products = named('StoreProducts', `products { ${productFields} }`);
  // A month and a bit can be shifted, and is bookable still.
  const availability = (asker = 0) =>
    bodyOf('MonthAvailability', month, { tourType: 'standard', ...nextMonth(now, asker % 32) });
  const cartBody = () => bodyOf('Cart', cartOf, { sessionId: cart });
  const question = (name: string, title: string, subgraph: Question['subgraph'], of: (asker?: number) => string) => ({
    ...{ name, title, subgraph, isPublic: subgraph !== 'orders' },
    ...{ body: of(), apart: of },
  });
  return [
    question('tours', 'tours', 'bookings', tours),
    question('products', 'products', 'catalog', products),
    question('availability', 'availability of a month', 'bookings', availability),
    // Whose cart it is makes every question one of its own.
    question('cart', 'cart with products', 'orders', cartBody),
  ];
}

/** Posts an operation. @throws Error when there is no whole answer */
export async function ask(
  site: string,
  body: string,
  headers: Record<string, string> = {},
): Promise<{ text: string; headers: Headers }> {
  const response = await fetch(`${site}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-encoding': 'identity', ...headers },
    body,
  });
  const text = await response.text();
  if (response.status !== 200 || !text.startsWith('{"data":'))
    throw new Error(`no whole answer: ${text.slice(0, 300)}`);
  return { text, headers: response.headers };
}

/** Puts the first five products of the store into the cart that is read. */
export async function fillCart(site: string): Promise<void> {
  const { text } = await ask(site, JSON.stringify({ query: '{ products { id } }' }));
  const { data } = JSON.parse(text) as { data: { products: { id: string }[] } };
  const add = `mutation Add($input: AddToCartInput!) {
    addToCart(input: $input) { __typename ... on Refusal { message } }
  }`;
  for (const { id } of data.products.slice(0, 5)) {
    const input = { sessionId: cart, productId: id, quantity: 2 };
    const body = JSON.stringify({ query: add, variables: { input } });
    let answer = await ask(site, body);
    // Carts hear of products by event: right after a first start they may not have heard yet.
    for (let tries = 1; tries < 20 && !answer.text.includes('CartItemSaved'); tries += 1) {
      await setTimeout(500);
      answer = await ask(site, body);
    }
    if (!answer.text.includes('CartItemSaved')) throw new Error(`the cart is not filled: ${answer.text}`);
  }
}
