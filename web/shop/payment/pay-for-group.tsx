import { useApolloClient, useMutation } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import {
  GroupBillDocument,
  type GroupPaymentInput,
  MyGroupDocument,
  PayForGroupDocument,
  StartGroupPaymentDocument,
} from '../../generated/operations.js';
import { Button } from '../../kit/design/controls/button.js';
import { Text } from '../../kit/design/type/text.js';
import { printedCents, toAmount } from '../../kit/lib/money.js';
import { keptAttempts } from '../../kit/lib/send-once.js';
import { useWhileVisible } from '../../kit/lib/use-while-visible.js';
import { z } from '../../kit/lib/zod.js';
import { useStripeForm } from './stripe-fields.js';

/** How often the page asks while a payment is under way. */
const UNDER_WAY_MS = 3_000;
/** No card pays less, US cents. */
const LEAST_CENTS = 50;

const DEMO = t`This is a demonstration: no card is asked for, and nothing is charged.`;

const attempts = keptAttempts(
  'group-card',
  z.custom<{ token: string; input: GroupPaymentInput }>((value) => typeof value === 'object'),
  // One that was paid for is sent again with its payment.
  ({ token, input: { amount, acceptance } }) => [token, amount, acceptance],
);

interface PayForGroupProps {
  /** Of the link of the group, or of the bill. */
  readonly token: string;
  /** US cents that a card can pay now. */
  readonly cents: number;
  /** US cents of a payment that is under way; 0 without one. */
  readonly payingCents: number;
  /** Who accepts the quote by paying its deposit. */
  readonly acceptance?: GroupPaymentInput['acceptance'];
  /** Says above what was done. */
  readonly onPaid: (said: string) => void;
}

/** Pays what a group owes by card. Nothing is charged twice, however often it is tried. */
export function PayForGroup({ token, cents, payingCents, acceptance, onPaid }: PayForGroupProps) {
  const client = useApolloClient();
  const refetch = (): void => void client.refetchQueries({ include: [MyGroupDocument, GroupBillDocument] });
  useWhileVisible(payingCents > 0, UNDER_WAY_MS, refetch);
  const [isOpen, setIsOpen] = useState(false);
  const [paying, owed] = [printedCents(payingCents), printedCents(cents)];
  if (payingCents > 0)
    return <Text role="status">{t`A card pays ${paying} at this moment. Nothing is charged twice.`}</Text>;
  if (cents < LEAST_CENTS) return null;
  const pay = t`Pay ${owed} by card`;
  if (!isOpen)
    return (
      <div>
        <Button onClick={() => setIsOpen(true)}>{pay}</Button>
      </div>
    );
  const done = (said: string): void => {
    setIsOpen(false);
    onPaid(said);
    refetch();
  };
  return <CardForm key={cents} {...{ token, cents, acceptance, refetch }} button={pay} onPaid={done} />;
}

interface CardFormProps extends Pick<PayForGroupProps, 'token' | 'cents' | 'onPaid'> {
  readonly acceptance: PayForGroupProps['acceptance'];
  readonly button: string;
  readonly refetch: () => void;
}

function CardForm({ token, cents, acceptance, button, refetch, onPaid }: CardFormProps) {
  const [start] = useMutation(StartGroupPaymentDocument, { fetchPolicy: 'no-cache' });
  const [send] = useMutation(PayForGroupDocument, { fetchPolicy: 'no-cache' });
  const stripe = useStripeForm({ amountCents: cents, chargedLater: false });
  const [isBusy, setIsBusy] = useState(false);
  const [refused, setRefused] = useState('');
  const amount = toAmount(cents);
  const paid = printedCents(cents);

  /** @returns why nothing was charged; empty once it is paid */
  const pay = async (): Promise<string> => {
    const attempt = attempts.at({ token, input: { amount, acceptance: acceptance ?? null } });
    let { input } = attempt.input;
    if (stripe && !input.paymentIntentId) {
      const paid = await stripe.pay(cents, async () => {
        const { data } = await start({ variables: { token, amount } });
        if (!data) throw new Error('no answer');
        return data.startGroupPayment;
      });
      if (paid.__typename !== 'Authorized') return paid.message;
      input = { ...input, paymentIntentId: paid.paymentIntentId };
    }
    const sent = await attempts.send({ ...attempt, input: { token, input } }, async ({ idempotencyKey }) => {
      const { data } = await send({ variables: { token, input, idempotencyKey } });
      return data?.payForGroup;
    });
    if (!sent) throw new Error('no answer');
    return 'message' in sent ? sent.message : '';
  };
  const submit = async (): Promise<void> => {
    setIsBusy(true);
    setRefused('');
    const why = await pay().catch(
      () => t`We didn’t get an answer. Please press the button again: nothing is charged twice.`,
    );
    setIsBusy(false);
    if (why === '') return onPaid(t`Paid: ${paid}, thank you. We have mailed you about it.`);
    setRefused(why);
    refetch();
  };
  return (
    <div>
      {stripe ? stripe.fields : <Text soft>{DEMO}</Text>}
      {stripe ? (
        <Text kind="small" soft mt={3}>
          <Trans>Stripe, our payment provider, handles the payment, and we never see your card.</Trans>
        </Text>
      ) : null}
      {refused ? <Text role="alert">{refused}</Text> : null}
      <Button busy={isBusy} busyText={t`Paying...`} onClick={() => void submit()}>
        {button}
      </Button>
    </div>
  );
}
