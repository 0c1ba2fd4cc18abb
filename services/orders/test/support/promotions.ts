import type { StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { testStaff } from '@hilltop/platform/testing/test-service';
import type { RunningOrders } from './running-orders.js';

const FACTS = 'id code kind amount uses usesLimit takenOff open endedAt tours { id name }';
const CREATE = `mutation ($input: PromotionInput!) { done: createPromotion(input: $input) { __typename ... on Promotion { ${FACTS} }
  ... on Refusal { message } ... on PromotionExists { promotion { id } } ... on InvalidInput { fields { field message } } } }`;
const END = `mutation ($id: ID!) { done: endPromotion(id: $id) { __typename ... on Promotion { ${FACTS} } ... on Refusal { message } } }`;
const LIST = `{ done: promotions { total promotions { ${FACTS} } } }`;
const CART = 'code { code name amount problem lines { lineId amount } } total tax toPay toPayWithShipping';
const USE = `mutation ($sessionId: String!, $code: String!) { done: useCode(sessionId: $sessionId, input: { code: $code }) { __typename
  ... on Refusal { message } ... on CodeNotForThis { why } ... on CartVouchersChanged { basket { ${CART} } } } }`;
const REMOVE = `mutation ($sessionId: String!) { done: removeCode(sessionId: $sessionId) { __typename
  ... on CartVouchersChanged { basket { ${CART} } } } }`;
const SHOW = `query ($sessionId: String!) { done: basket(sessionId: $sessionId) { ${CART} } }`;

export interface ShownPromotion {
  readonly __typename: string;
  readonly id: string;
  readonly code: string;
  readonly uses: number;
  readonly takenOff: string;
  readonly open: boolean;
  readonly message?: string;
  readonly fields?: { readonly field: string; readonly message: string }[];
}

interface ShownCart {
  readonly code: {
    readonly amount: string;
    readonly problem: string | null;
    readonly lines: { readonly amount: string }[];
  } | null;
  readonly total: string;
  readonly tax: string;
  readonly toPay: string;
}

interface Used {
  readonly __typename: string;
  readonly message?: string;
  readonly why?: string;
  readonly basket?: ShownCart;
}

let made = 0;

/** Codes of managers, and visitors who type them. */
export function promotionDesk(orders: RunningOrders) {
  const ask = async (query: string, variables: object, staff?: StaffIdentity) => {
    const { data, errors } = await orders.ask(query, variables as never, staff);
    if (errors) throw new Error(errors[0]?.message);
    return data?.done as never;
  };
  return {
    /** A code of 10% for everything, but for what is named. Each has letters of its own. */
    create(more: object = {}): Promise<ShownPromotion> {
      made += 1;
      const input = {
        code: `SPRING${made}`,
        name: 'Spring',
        kind: 'percent',
        amount: '10',
        forTours: true,
        forGoods: true,
      };
      return ask(CREATE, { input: { ...input, ...more } }, testStaff);
    },
    end: (id: string): Promise<ShownPromotion> => ask(END, { id }, testStaff),
    list: (): Promise<{ total: number; promotions: ShownPromotion[] }> => ask(LIST, {}, testStaff),
    shown: async (id: string): Promise<ShownPromotion | undefined> => {
      const { promotions }: { promotions: ShownPromotion[] } = await ask(LIST, {}, testStaff);
      return promotions.find((one) => one.id === id);
    },
    use: (sessionId: string, code: string): Promise<Used> => ask(USE, { sessionId, code }),
    remove: (sessionId: string): Promise<Used> => ask(REMOVE, { sessionId }),
    cart: (sessionId: string): Promise<ShownCart> => ask(SHOW, { sessionId }),
  };
}
