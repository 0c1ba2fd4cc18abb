import { ada, address, buyer } from './buyer.js';
import type { RunningOrders } from './running-orders.js';

const PLACE = `mutation ($sessionId: String!, $input: PlaceOrderInput!) { placeOrder(sessionId: $sessionId, input: $input) {
  __typename ... on Refusal { message } ... on CartPlaced { order { id url } } } }`;
/** What the page of an order shows. */
export const PAGE = `id orderNumber customerName customerEmail status revision deliveryOpen total shipping totalWithShipping charged
  delivery { phone address city state zipCode } lines { id kind name quantity cancelled amount ... on OrderItem { price } ... on OrderTour { visitUrl }
    ... on OrderVoucher { recipientName maskedEmail sendOn sentAt url } }
  paidByVouchers { last4 amount left } changes { kind } disputes { id }
  refunds { amount voucherLast4 }
  parcel { carrier trackingNumber trackingUrl sentAt }`;
const SHOW = `query ($token: String!) { myOrder(token: $token) { ${PAGE} } }`;

export interface Shown {
  readonly id: string;
  readonly revision: number;
  readonly status: string;
  readonly delivery: { readonly address: string; readonly phone: string } | null;
  readonly lines: {
    readonly id: string;
    readonly kind: string;
    readonly sentAt: string | null;
    readonly sendOn: string | null;
  }[];
  readonly [field: string]: unknown;
}

/** Orders and their pages. */
export function orderPages(orders: RunningOrders) {
  /** Places the cart, sent by default. @returns the order and the token of its link */
  async function place(sessionId: string, more: object = address): Promise<{ id: string; token: string }> {
    const { version } = await buyer(orders, sessionId).basket();
    const input = { version, ...ada, pickUp: false, ...more };
    const { data, errors } = await orders.ask(PLACE, { sessionId, input });
    if (errors) throw new Error(errors[0]?.message);
    const order = (data?.placeOrder as { order?: { id: string; url: string } } | undefined)?.order;
    if (!order) throw new Error(JSON.stringify(data));
    const token = /^https:\/\/hilltop\.example\.test\/order\/([\w-]{43})$/.exec(order.url)?.[1] ?? '';
    return { id: order.id, token };
  }
  return {
    place,
    async placeMug(more?: object): Promise<{ id: string; token: string }> {
      const visitor = buyer(orders);
      await visitor.add(await orders.stock());
      return place(visitor.sessionId, more);
    },
    show: async (token: string): Promise<Shown | null> => (await orders.ask(SHOW, { token })).data?.myOrder as never,
    changesOf: (id: string): Promise<{ id: string; kind: string }[]> =>
      orders.database.dataSource.query('SELECT id, kind FROM order_changes WHERE order_id = $1 ORDER BY changed_at', [
        id,
      ]),
  };
}
