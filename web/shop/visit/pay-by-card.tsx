import { useMutation } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { StartVisitPaymentDocument } from '../../generated/operations.js';
import { Button } from '../../kit/design/controls/button.js';
import { PanelButtons } from '../../kit/design/layout/panel-buttons.js';
import { Notice } from '../../kit/design/marks/notice.js';
import { Text } from '../../kit/design/type/text.js';
import { toAmount } from '../../kit/lib/money.js';
import { emptyCard } from '../payment/card-form.js';
import { refusedCard } from '../payment/stripe-form.js';
import { type StartPayment, useCardForm } from '../payment/use-card-form.js';
import type { ChangeProps } from './change-props.js';
import type { VisitChange } from './use-visit.js';

const Form = styled.form`
  display: grid;
  gap: var(--s-4);
`;

export interface PayByCardProps extends Pick<ChangeProps, 'visit' | 'token' | 'isBusy' | 'change'> {
  readonly wanted: VisitChange;
  /** US cents, of its quote. */
  readonly amountCents: number;
  /** What the button does. */
  readonly label: string;
  readonly disabled: boolean;
  /** The other button. */
  readonly leave: ReactNode;
  /** Asks for the quote again, which may have changed. */
  readonly onRefused: () => void;
}

/** A card pays what the change costs more, once: a lost answer is asked for again with the same payment. */
export function PayByCard({ visit, token, isBusy, change, wanted, amountCents, ...view }: PayByCardProps) {
  const [typed, setTyped] = useState(emptyCard);
  const [paid, setPaid] = useState<VisitChange>();
  const [isPaying, setIsPaying] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [startPayment] = useMutation(StartVisitPaymentDocument, { fetchPolicy: 'no-cache' });
  const start: StartPayment = async (cents) => {
    const input = { ...wanted, revision: visit.revision };
    const { data } = await startPayment({ variables: { token, toPay: toAmount(cents), input } });
    const answer = data?.startChangePayment;
    if (answer === undefined || answer.__typename === 'PaymentStarted') return answer;
    view.onRefused();
    return refusedCard(answer.message);
  };
  const card = useCardForm(amountCents, typed, setTyped, start);
  const isPaid = paid !== undefined && isSame(paid, wanted);

  const pay = async (): Promise<VisitChange | undefined> => {
    setIsPaying(true);
    setProblem(undefined);
    const payment = await card.pay(amountCents).catch(() => refusedCard(t`We didn’t get an answer. Please try again.`));
    setIsPaying(false);
    if ('__typename' in payment) {
      setProblem(payment.message);
      return undefined;
    }
    const made = { ...wanted, paymentIntentId: payment.paymentIntentId };
    setPaid(made);
    return made;
  };

  const send = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (isBusy || isPaying || (!isPaid && !card.isValid(event.currentTarget))) return;
    const made = isPaid ? paid : await pay();
    // The payment of a refused change was given back.
    const outcome = made && (await change(made));
    if (outcome === 'card' || outcome === 'refused') {
      setPaid(undefined);
      view.onRefused();
    }
  };

  return (
    <Form noValidate onSubmit={(event) => void send(event)} aria-label={t`Payment`}>
      {problem === undefined ? null : (
        <Notice tone="refused" title={problem} alert>
          <Trans>Nothing was changed, and nothing was charged.</Trans>
        </Notice>
      )}
      {isPaid ? null : (
        <>
          {card.fields}
          <Text kind="small" soft>
            {card.note}
          </Text>
        </>
      )}
      <PanelButtons>
        <Button type="submit" disabled={view.disabled} busy={isBusy || isPaying} busyText={t`Processing...`}>
          {isPaid ? t`Finish the change` : view.label}
        </Button>
        {view.leave}
      </PanelButtons>
    </Form>
  );
}

function isSame({ paymentIntentId: _, ...paid }: VisitChange, wanted: VisitChange): boolean {
  return JSON.stringify(paid) === JSON.stringify(wanted);
}
