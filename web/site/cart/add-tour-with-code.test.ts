import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { beforeEach, expect, it } from '@jest/globals';
import { of } from 'rxjs';
import { possibleTypes } from '../../generated/possible-types.js';
import { typedCode } from '../../kit/lib/typed-code.js';
import { cartSummary } from '../../shop/cart/cart-summary.js';
import { openDraft } from '../../shop/checkout/checkout-draft.js';
import { addTourWithCode } from './add-tour-with-code.js';

const basket = { __typename: 'Basket', sessionId: 's', version: 'v', goods: [], tours: [] };
const tour = { name: 'Gate to Garden', line: { phone: '817-555-0100' } } as unknown as Parameters<
  typeof addTourWithCode
>[1];

/** A server that answers a code so, and the names of what it was sent. */
function server(useCode: object) {
  const sent: string[] = [];
  const answers: Readonly<Record<string, object>> = {
    AddTourToCart: {
      addTourToCart: {
        __typename: 'CartTourSaved',
        tour: { __typename: 'CartTour', id: '1', heldUntil: '2026-12-01T16:15:00.000Z' },
      },
    },
    UseCode: { useCode },
    Cart: { basket, storeTerms: { __typename: 'StoreTerms', shipping: '5.99', taxes: [] } },
  };
  const link = new ApolloLink(({ operationName = '' }) => {
    sent.push(operationName);
    return of({ data: answers[operationName] ?? {} });
  });
  return { sent, client: new ApolloClient({ link, cache: new InMemoryCache({ possibleTypes }) }) };
}

beforeEach(() => {
  window.sessionStorage.clear();
  typedCode.send({ typed: 'HV7K-4M9Q-XWT2-3PRA', error: undefined });
  cartSummary.send({ layer: 'none' });
});

function changes(sent: readonly string[]): string[] {
  return sent.filter((name) => name !== 'Cart');
}

it('uses a voucher, then puts the tour into the cart, and opens the checkout with the phone number', async () => {
  const { client, sent } = server({ __typename: 'CartVouchersChanged' });
  expect(await addTourWithCode(client, tour, 'checkout')).toBe('done');
  expect(changes(sent)).toEqual(['UseCode', 'AddTourToCart']);
  expect([typedCode.state().typed, cartSummary.state().layer, openDraft().customerPhone]).toEqual([
    '',
    'checkout',
    '817-555-0100',
  ]);
});

it('leaves the tour where it is when the code is refused, and says why at the field', async () => {
  const { client, sent } = server({ __typename: 'CodeUnknown', message: 'We can’t use this code.' });
  expect(await addTourWithCode(client, tour, 'checkout')).toBe('codeRefused');
  expect(changes(sent)).toEqual(['UseCode']);
  expect(typedCode.state()).toEqual({
    typed: 'HV7K-4M9Q-XWT2-3PRA',
    error: 'We can’t use this code.',
    isBusy: false,
  });
  expect(cartSummary.state().layer).toBe('none');
});

it('uses a discount for tours once the tour is in the cart, and keeps it typed when it does not fit', async () => {
  const { client, sent } = server({
    __typename: 'CodeNotForThis',
    message: 'This code is for tickets of Gate to Garden.',
  });
  expect(await addTourWithCode(client, tour, 'checkout')).toBe('done');
  expect(changes(sent)).toEqual(['UseCode', 'AddTourToCart', 'UseCode']);
  expect(typedCode.state()).toMatchObject({
    typed: 'HV7K-4M9Q-XWT2-3PRA',
    error: expect.stringMatching(/^This code is/),
  });
  expect(cartSummary.state().layer).toBe('checkout');
});

it('uses it too where the visitor goes on looking', async () => {
  const { client, sent } = server({ __typename: 'CartVouchersChanged' });
  await addTourWithCode(client, tour, 'store');
  expect(changes(sent)).toEqual(['AddTourToCart', 'UseCode']);
  expect(cartSummary.state().layer).toBe('none');
});
