import { randomUUID } from 'node:crypto';
import { ReturnUnusedJob } from '@hilltop/payments/started-payments/return-unused.job';
import { FakeStripe } from '@hilltop/payments/testing/fake-stripe';
import { FinishGroupPaymentsJob } from '../../src/groups/pay/finish-group-payments.job.js';
import type { ShownGroup } from './group-desk.js';
import { billToken, groupToken } from './my-group.js';
import { runGroups } from './running-groups.js';

const START = `mutation ($token: String!, $amount: String!) { done: startGroupPayment(token: $token, amount: $amount) { __typename
  ... on PaymentStarted { intentId } ... on Refusal { message } ... on PaymentUnderWay { cents } ... on InvalidInput { fields { field message } } } }`;
const PAY = `mutation ($token: String!, $input: GroupPaymentInput!, $key: String) {
  done: payForGroup(token: $token, input: $input, idempotencyKey: $key) { __typename ... on GroupPaid { cents } ... on Refusal { message }
    ... on PaymentUnderWay { cents } ... on InvalidInput { fields { field message } } } }`;
const DUE = `query ($token: String!) { done: myGroup(token: $token) { money { payableCents payingCents } } }`;
const BILL = `query ($token: String!) { done: groupBill(token: $token) { openCents payableCents payingCents } }`;

export interface CardAnswer {
  readonly __typename: string;
  readonly message?: string;
  readonly cents?: number;
  readonly intentId?: string;
  readonly fields?: readonly { readonly field: string; readonly message: string }[];
}

/** Groups whose cards are charged by a provider that is as strict as Stripe. */
export async function runGroupCards() {
  const stripe = await FakeStripe.start();
  const groups = await runGroups({ ...stripe.settings, PAYMENT_STARTS_PER_CALLER: 10_000 });
  const ask = async (query: string, variables: object): Promise<never> => {
    const { data, errors } = await groups.ask(query, variables);
    if (errors) throw new Error(errors[0]?.message);
    return data?.done as never;
  };
  const start = (token: string, amount: string): Promise<CardAnswer> => ask(START, { token, amount });
  const send = (token: string, input: object, key: string = randomUUID()): Promise<CardAnswer> =>
    ask(PAY, { token, input, key });
  const finishPayments = () => groups.app.get(FinishGroupPaymentsJob, { strict: false }).execute();
  /** At the provider: authorized, charged or let go, and US cents that it has. */
  const charged = (intent: string) => {
    const held = stripe.intents.get(intent);
    return { status: held?.status, cents: Number(held?.amount_received ?? 0) - stripe.refundedOf(intent) };
  };
  return {
    ...groups,
    stripe,
    start,
    send,
    tokenOf: ({ id }: { readonly id: string }) => groupToken(id),
    async billOf(number: string): Promise<string> {
      const [entry]: { id: string }[] = await groups.database.dataSource.query(
        'SELECT id FROM group_entries WHERE document_number = $1',
        [number],
      );
      return billToken(entry?.id ?? '');
    },
    due: async (token: string) => ((await ask(DUE, { token })) as { money: object }).money,
    bill: (token: string): Promise<object> => ask(BILL, { token }),
    /** Starts, completes the provider's form and pays. */
    async pay(token: string, amount: string, more: object = {}): Promise<CardAnswer & { readonly intent: string }> {
      const { intentId: paymentIntentId = '' } = await start(token, amount);
      stripe.payInBrowser(paymentIntentId);
      return { ...(await send(token, { amount, paymentIntentId, ...more })), intent: paymentIntentId };
    },
    charged,
    finishPayments,
    /** The jobs finish what dead processes and refused steps left, and let go what no request has stored. */
    async settle(hours: number): Promise<void> {
      groups.later(hours);
      await finishPayments();
      await groups.job();
      await finishPayments();
      groups.later(1);
      await groups.app.get(ReturnUnusedJob, { strict: false }).execute();
    },
    /** A card that paid the deposit has bought the three starts, or nothing. @returns what is wrong, or nothing */
    async faultOfDeposit({ id, number }: ShownGroup, intent: string): Promise<string> {
      const { state, money } = await groups.desk.shown(number);
      const { status, cents } = charged(intent);
      const booked = groups.seatsOf(id).filter(({ bookingId }) => bookingId !== null).length;
      const isPaid = cents === 12_000 && state === 'secured' && booked === 3 && money.entries.length === 1;
      const isNothing = cents === 0 && state !== 'secured' && booked === 0 && money.entries.length === 0;
      return (isPaid || isNothing) && status !== 'requires_capture' ? '' : `${state} ${booked} ${status} ${cents}`;
    },
    close: async () => {
      await groups.close();
      await stripe.close();
    },
  };
}

export type GroupCards = Awaited<ReturnType<typeof runGroupCards>>;
