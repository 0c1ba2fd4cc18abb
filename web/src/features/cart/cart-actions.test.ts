import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { beforeEach, expect, it } from '@jest/globals';
import { of, throwError } from 'rxjs';
import { addToCart } from './cart-actions.js';
import { cartStore } from './cart-store.js';

const chip = { id: 'chip', name: 'House Chip' };

const line = {
  __typename: 'CartItem',
  id: 'line',
  productId: 'chip',
  quantity: 1,
  lineTotal: '12.00',
  product: {
    __typename: 'CartProduct',
    name: 'House Chip',
    price: '12.00',
    image: null,
    inStock: true,
    available: true,
  },
};

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
  const cart = { __typename: 'Cart', sessionId: 's', count: items.length, total: '0.00', items };
  const link = new ApolloLink(({ operationName }) =>
    operationName === 'Cart' ? of({ data: { cart } }) : throwError(() => new TypeError('Failed to fetch')),
  );
  return new ApolloClient({ link, cache: new InMemoryCache() });
}

beforeEach(() => cartStore.send({ type: 'emptied' }));

it('an addition whose answer got lost is done when the cart has it', async () => {
  expect(await addToCart(clientOf([line]), chip)).toBe('done');
  expect(cartStore.state().count).toBe(1);
});

it('an addition that never arrived has failed', async () => {
  expect(await addToCart(clientOf([]), chip)).toBe('failed');
  expect(cartStore.state().count).toBe(0);
});

it('an addition is counted, and its cart read later, when the reading after it is lost', async () => {
  expect(await addToCart(addingClient(), chip)).toBe('done');
  expect(cartStore.state()).toMatchObject({ count: 1, lines: undefined });
});
