import type { Language } from '@hilltop/contracts/house/languages';
import { newSession, type RunningOrders } from './running-orders.js';

const FACTS = `__typename ... on Refusal { message } ... on HoldExpired { lineId } ... on PriceChanged { name was is }
  ... on TotalMismatch { expected } ... on CartChanged { basket { count } } ... on InvalidInput { fields { field } }`;
const REFUSED = '__typename ... on Refusal { message } ... on InvalidInput { fields { field } }';
const BASKET = `query ($sessionId: String!) { basket(sessionId: $sessionId) { version count total shipping tax taxWithShipping pickUpByDefault
  lines { kind id quantity name amount ... on CartTour { held offered secondsLeft guests party lineTotal guestName } } } }`;
const ADD = `mutation ($sessionId: String!, $productId: ID!) {
  addToCart(input: { sessionId: $sessionId, productId: $productId, quantity: 1 }) { __typename } }`;
const ADD_TOUR = `mutation ($sessionId: String!, $input: TourLineInput!, $key: String) {
  addTourToCart(sessionId: $sessionId, input: $input, idempotencyKey: $key) {
    ${REFUSED} ... on CartTourSaved { tour { id held heldUntil lineTotal } } } }`;
const AGAIN = `mutation ($sessionId: String!, $lineId: ID!) { holdCartTourAgain(sessionId: $sessionId, lineId: $lineId) {
  ${REFUSED} ... on CartTourSaved { tour { id held } } } }`;
const CHANGE = `mutation ($sessionId: String!, $lineId: ID!, $input: ChangeCartTourInput!) {
  changeCartTour(sessionId: $sessionId, lineId: $lineId, input: $input) { ${REFUSED} ... on AmountMismatch { expected }
    ... on CartTourSaved { tour { id held guests tourTime lineTotal guestName foodTotal tickets { type count unitPrice } } } } }`;
const SET = `mutation ($sessionId: String!, $itemId: ID!, $quantity: Int!) {
  setCartQuantity(itemId: $itemId, quantity: $quantity, sessionId: $sessionId) { __typename } }`;
const REMOVE = `mutation ($sessionId: String!, $lineId: ID!) { removeCartLine(sessionId: $sessionId, lineId: $lineId) {
  __typename } }`;
const PLACE = `mutation ($sessionId: String!, $input: PlaceOrderInput!, $key: String) {
  placeOrder(sessionId: $sessionId, input: $input, idempotencyKey: $key) { ${FACTS} ... on CartPlaced { replayed
    refused { name message } order { id total shipping tax taxLines { rate codes base amount } totalWithShipping status delivery { city }
      lines { kind name quantity paid ... on OrderTour { confirmationCode visitUrl } } } } } }`;

export interface Basket {
  readonly version: string;
  readonly count: number;
  readonly total: string;
  readonly lines: { readonly kind: string; readonly name: string; readonly amount: string | null }[];
  readonly goods: { readonly id: string; readonly quantity: number }[];
  readonly tours: { readonly id: string; readonly held: boolean; readonly offered: boolean }[];
}

export interface Placed {
  readonly __typename: string;
  readonly replayed?: boolean;
  readonly refused?: { readonly name: string }[];
  readonly order?: { readonly id: string; readonly totalWithShipping: string };
  readonly message?: string;
}

export const ada = { customerName: 'Ada Example', customerEmail: 'ada@example.test' };

export const address = {
  customerPhone: '817 555 0100',
  address: '1 Main Street',
  city: 'Arlington',
  state: 'TX',
  zipCode: '76010',
};

/** A party of adults. */
export const adults = (count: number) => [{ type: 'adult', count }];

/** A tour for two at 25.00 each. */
export const tourFor = (tourTime = '10:00 AM', more: object = {}) => ({
  firstName: 'Ada',
  lastName: 'Example',
  email: 'ada@example.test',
  phone: '817 555 0100',
  tickets: adults(2),
  tourType: 'standard',
  tourDate: '2026-12-01',
  tourTime,
  totalAmount: '50.00',
  liabilityWaiverAccepted: true,
  ...more,
});

/** A visitor with a cart. @param language of the pages; English without one */
export function buyer(orders: RunningOrders, sessionId = newSession(), language?: Language) {
  const ask = async (query: string, field: string, variables: object) => {
    const given = { sessionId, ...variables };
    const { data, errors } = await orders.ask(query, given, undefined, undefined, undefined, language);
    if (errors) throw new Error(errors[0]?.message);
    return data?.[field] as never;
  };
  const basket = async (): Promise<Basket> => {
    const shown: Omit<Basket, 'goods' | 'tours'> = await ask(BASKET, 'basket', {});
    const of = (kind: string) => shown.lines.filter((line) => line.kind === kind) as never;
    return { ...shown, goods: of('goods'), tours: of('tour') };
  };
  return {
    sessionId,
    basket,
    add: (productId: string) => ask(ADD, 'addToCart', { productId }),
    addTour: (input: object = tourFor(), key?: string): Promise<{ __typename: string; tour?: { id: string } }> =>
      ask(ADD_TOUR, 'addTourToCart', { input, key }),
    holdAgain: (lineId: string): Promise<{ __typename: string }> => ask(AGAIN, 'holdCartTourAgain', { lineId }),
    change: (lineId: string, input: object): Promise<{ __typename: string }> =>
      ask(CHANGE, 'changeCartTour', { lineId, input }),
    setQuantity: (itemId: string, quantity: number): Promise<{ __typename: string }> =>
      ask(SET, 'setCartQuantity', { itemId, quantity }),
    remove: (lineId: string): Promise<{ __typename: string }> => ask(REMOVE, 'removeCartLine', { lineId }),
    /** Places the cart as it is now, or as `input` says. */
    async place(input: object = {}, key?: string): Promise<Placed> {
      const version = (await basket()).version;
      return ask(PLACE, 'placeOrder', { input: { version, ...ada, ...input }, key });
    },
  };
}
