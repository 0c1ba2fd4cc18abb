import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { beforeEach, expect, it } from '@jest/globals';
import { defer, of, throwError } from 'rxjs';
import { addToCart, removeLine, setCartQuantity } from './cart-actions.js';
import { cartStore } from './cart-store.js';
import { readCart } from './read-cart.js';

const chip = { id: 'chip', name: 'House Chip' };

const line = {
  __typename: 'CartItem',
  ...{ id: 'line', name: 'House Chip', quantity: 1, amount: '12.00', available: true, productId: 'chip' },
  product: {
    __typename: 'CartProduct',
    price: '12.00',
    image: null,
    inStock: true,
    available: true,
  },
} as const;

/** A client that adds, and then gets no answer. */
function addingClient(): ApolloClient {
  const answer = { addToCart: { __typename: 'CartItemSaved', item: line } };
  const link = new ApolloLink(({ operationName }) =>
    operationName === 'AddToCart' ? of({ data: answer }) : throwError(() => new TypeError('Failed to fetch')),
  );
  return new ApolloClient({ link, cache: new InMemoryCache() });
}

/** A client whose additions get no answer, and that reads the cart as the server has it then. */
function clientOf(items: readonly object[]): ApolloClient {
  const basket = { __typename: 'Basket', sessionId: 's', version: 'v', lines: items };
  const link = new ApolloLink(({ operationName }) =>
    operationName === 'Cart' ? of({ data: { basket } }) : throwError(() => new TypeError('Failed to fetch')),
  );
  return new ApolloClient({ link, cache: new InMemoryCache() });
}

/** A server with one line, whose first answer to a change waits, and a list of what it was sent. */
function heldServer(quantity: number) {
  const sent: unknown[] = [];
  let answer = (): void => undefined;
  const first = new Promise<void>((resolve) => {
    answer = resolve;
  });
  let items: readonly object[] = [{ ...line, quantity }];
  const link = new ApolloLink(({ operationName, variables }) =>
    defer(async () => {
      if (operationName === 'Cart') {
        return { data: { basket: { __typename: 'Basket', sessionId: 's', version: 'v', lines: items } } };
      }
      sent.push(operationName === 'AddToCart' ? variables.idempotencyKey : (variables.quantity ?? operationName));
      if (sent.length === 1) await first;
      if (operationName === 'RemoveCartLine') {
        const answer =
          items.length === 0
            ? { __typename: 'CartItemNotFound', message: 'Gone' }
            : { __typename: 'CartItemRemoved', itemId: 'line' };
        items = [];
        return { data: { removeCartLine: answer } };
      }
      const item = { ...line, quantity: variables.quantity ?? sent.length };
      items = [item];
      const saved = { __typename: 'CartItemSaved', item };
      return { data: operationName === 'AddToCart' ? { addToCart: saved } : { setCartQuantity: saved } };
    }),
  );
  return { client: new ApolloClient({ link, cache: new InMemoryCache() }), sent, answer };
}

beforeEach(() => {
  window.sessionStorage.clear();
  cartStore.send({ type: 'emptied' });
});

it('an addition whose answer got lost is done when the cart has it', async () => {
  expect(await addToCart(clientOf([line]), chip)).toBe('done');
  expect(cartStore.state().count).toBe(1);
});

it('an addition that never arrived has failed', async () => {
  expect(await addToCart(clientOf([]), chip)).toBe('unanswered');
  expect(cartStore.state().count).toBe(0);
});

it('an addition is counted, and its cart read later, when the reading after it is lost', async () => {
  expect(await addToCart(addingClient(), chip)).toBe('done');
  expect(cartStore.state()).toMatchObject({ count: 1, lines: undefined });
});

it('taps while a request runs are not dropped: the last wanted quantity is sent after it', async () => {
  const { client, sent, answer } = heldServer(1);
  await readCart(client);
  const taps = [2, 3, 4].map((quantity) => setCartQuantity(client, 'line', quantity));
  expect(cartStore.state().lines?.[0]?.quantity).toBe(4);
  answer();
  expect(await Promise.all(taps)).toEqual(['done', 'done', 'done']);
  expect(sent.at(-1)).toBe(4);
  expect(sent.length).toBeLessThan(3);
  expect(cartStore.state()).toMatchObject({ count: 4, wanted: {}, waiting: 0 });
});

it('two taps on Add to Cart while the first is not answered add two, each under its own key', async () => {
  const { client, sent, answer } = heldServer(0);
  const taps = [addToCart(client, chip), addToCart(client, chip)];
  answer();
  expect(await Promise.all(taps)).toEqual(['done', 'done']);
  expect(new Set(sent).size).toBe(2);
  expect(cartStore.state().count).toBe(2);
});

it('an addition that nobody answered goes again under the same key', async () => {
  const keys: unknown[] = [];
  const link = new ApolloLink(({ operationName, variables }) => {
    if (operationName === 'AddToCart') keys.push(variables.idempotencyKey);
    return throwError(() => new TypeError('Failed to fetch'));
  });
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  expect(await addToCart(client, chip)).toBe('unanswered');
  expect(await addToCart(client, chip)).toBe('unanswered');
  expect(keys).toEqual([expect.any(String), keys[0]]);
});

it('a removal that the server has made already is done', async () => {
  const { client, answer } = heldServer(1);
  answer();
  await readCart(client);
  await removeLine(client, line);
  expect(await removeLine(client, line)).toBe('done');
});
