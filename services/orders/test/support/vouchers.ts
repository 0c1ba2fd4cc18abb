import type { StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { testStaff } from '@hilltop/platform/testing/test-service';
import type { RunningOrders } from './running-orders.js';

const ISSUE = `mutation ($input: IssueVoucherInput!, $key: String) { done: issueVoucher(input: $input, idempotencyKey: $key) {
  __typename ... on Refusal { message } ... on VoucherIssued { code voucher { id last4 left } } ... on InvalidInput { fields { field } } } }`;
const USE = `mutation ($sessionId: String!, $code: String!) { done: useCode(sessionId: $sessionId, input: { code: $code }) {
  __typename ... on Refusal { message } ... on CartVouchersChanged { basket { toPay toPayWithShipping vouchers {
  id last4 balance pays paysWithShipping } } } } }`;
const REMOVE = `mutation ($sessionId: String!, $voucherId: ID!) { done: removeCode(sessionId: $sessionId, voucherId: $voucherId) {
  __typename ... on CartVouchersChanged { basket { toPay vouchers { id } } } } }`;
const GIFT = `mutation ($sessionId: String!, $input: CartVoucherInput!, $key: String) {
  done: addCartVoucher(sessionId: $sessionId, input: $input, idempotencyKey: $key) { __typename ... on Refusal { message }
  ... on CartVoucherSaved { voucher { id amount sendOn } } ... on InvalidInput { fields { field } } } }`;

export const gift = {
  amount: '50',
  recipientName: 'Grace Example',
  recipientEmail: 'grace@example.test',
  fromName: 'Ada Example',
  message: 'Happy birthday',
};

interface Answer {
  readonly __typename: string;
  readonly code?: string;
  readonly voucher?: { readonly id: string; readonly last4: string };
  readonly basket?: { readonly toPay: string; readonly vouchers: { readonly id: string; readonly pays: string }[] };
  readonly fields?: { readonly field: string }[];
}

/** Vouchers of managers and visitors. */
export function voucherDesk(orders: RunningOrders) {
  const ask = async (query: string, variables: object, staff?: StaffIdentity): Promise<Answer> => {
    const { data, errors } = await orders.ask(query, variables as never, staff);
    if (errors) throw new Error(errors[0]?.message);
    return data?.done as never;
  };
  const { dataSource } = orders.database;
  return {
    ask,
    /** A manager issues a voucher of so many dollars. */
    async issue(dollars: number): Promise<{ id: string; code: string }> {
      const { code = '', voucher } = await ask(
        ISSUE,
        { input: { amount: `${dollars}`, reason: 'A test.' } },
        testStaff,
      );
      return { id: voucher?.id ?? '', code };
    },
    issueAs: (input: object, key?: string, staff: StaffIdentity = testStaff) => ask(ISSUE, { input, key }, staff),
    use: (sessionId: string, code: string) => ask(USE, { sessionId, code }),
    remove: (sessionId: string, voucherId: string) => ask(REMOVE, { sessionId, voucherId }),
    addGift: (sessionId: string, more: object = {}, key?: string) =>
      ask(GIFT, { sessionId, input: { ...gift, ...more }, key }),
    /** US cents. */
    async balanceOf(id: string): Promise<number> {
      const [row]: { cents: number }[] = await dataSource.query(
        'SELECT balance_cents AS cents FROM vouchers WHERE id = $1',
        [id],
      );
      return row?.cents ?? -1;
    },
    causesOf: async (id: string): Promise<[string, number][]> => {
      const rows: { cause: string; cents: number }[] = await dataSource.query(
        'SELECT cause, delta_cents AS cents FROM voucher_entries WHERE voucher_id = $1 ORDER BY at, delta_cents, cause',
        [id],
      );
      return rows.map(({ cause, cents }) => [cause, cents]);
    },
  };
}
