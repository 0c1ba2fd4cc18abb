import { styled } from 'styled-components';
import { Text } from '../../../design/type/text.js';
import { usePhone } from '../../../document/use-house.js';
import { printedCents, toCents } from '../../../lib/money.js';
import { isPaidAtDoor } from '../../../lib/paid-at-door.js';
import { spelledNumber } from '../../../lib/spelled-number.js';
import type { Visit } from './use-visit.js';

type Refund = NonNullable<Visit['refunds']>[number];

const Steps = styled.ul`
  display: grid;
  gap: var(--s-3);
  margin-top: var(--s-5);
  padding-top: var(--s-4);
  border-top: 4px double var(--rule);
  li { display: flex; flex-wrap: wrap; justify-content: space-between; gap: var(--s-2) var(--s-4); }
  b { font: 400 var(--t-5)/1.2 var(--title); }
`;

const words = {
  requested: 'Requested',
  sent: 'On its way to your card',
  settled: 'Refunded to your card',
} as const satisfies Partial<Record<Refund['status'], string>>;

/** For payments at the door. */
const handWords = { ...words, requested: 'Waiting for you at our desk', settled: 'Refunded' } as const;

/** For what a displaced party keeps. */
const creditWords = { ...words, settled: 'A voucher, by e-mail' } as const;

function wordsOf(method: Refund['method']) {
  if (method === 'credit') return creditWords;
  return isPaidAtDoor({ method }) ? handWords : words;
}

/** The status of each refund, or that there is none. */
export function RefundSteps({ visit }: { readonly visit: Visit }) {
  const phone = usePhone();
  const failed = `Your bank refused it. We will call you, or you can call ${phone}`;
  const refunds = visit.refunds ?? [];
  const cents = refunds.reduce((sum, { amount }) => sum + toCents(amount), 0);
  const isByHand = refunds.some(isPaidAtDoor);
  const isCredit = refunds.every(({ method }) => method === 'credit');
  if (refunds.length === 0) return <Text mt={4}>It was canceled too late for a refund.</Text>;
  return (
    <>
      {refunds.length > 1 ? (
        <Text mt={5}>
          {printedCents(cents)} in all, in {spelledNumber(refunds.length)} parts, because it came from{' '}
          {spelledNumber(refunds.length)} payments or changes.
        </Text>
      ) : null}
      <Steps aria-label="Refunds">
        {refunds.map(({ id, amount, method, status }) => (
          <li key={id}>
            <b>{printedCents(toCents(amount))}</b>
            <span>{status === 'failed' ? failed : wordsOf(method)[status]}</span>
          </li>
        ))}
      </Steps>
      <Text kind="small" mt={3}>
        {isCredit
          ? 'It has no last day, and pays for tours and goods here.'
          : isByHand
            ? `You paid at the door. For your refund at our desk, call ${phone}.`
            : 'Banks usually take five to ten days to show it.'}
      </Text>
    </>
  );
}
