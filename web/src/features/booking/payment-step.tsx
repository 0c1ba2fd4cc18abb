import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../design/marks/icon.js';
import { Notice } from '../../design/marks/notice.js';
import { bookedFood } from './booking-input.js';
import { Flow, Side, StepTop, Work } from './booking-layout.js';
import { printedCents, toCents, tourTotal } from './booking-money.js';
import { BookingSummary } from './booking-summary.js';
import { CardFields } from './card-fields.js';
import { type Card, type CardFault, type CardField, cardFaults, typedCard } from './card-form.js';
import { HoldLine } from './hold-line.js';
import { HoldOver } from './hold-over.js';
import { PaymentAlert } from './payment-alert.js';
import { StepActions } from './step-actions.js';
import { StepHeading } from './step-heading.js';
import type { StepProps } from './step-props.js';
import { usePayment } from './use-payment.js';

const Demo = styled.p`
  display: flex;
  gap: var(--s-3);
  padding-top: var(--s-4);
  border-top: 1px solid var(--brass-deep);
  font: 400 var(--t-2) / 1.5 var(--text);
  color: var(--ink-soft);
  svg { flex: none; color: var(--brass-deep); }
`;

type PaymentStepProps = StepProps & {
  /** Lives in the page's memory, so that it outlasts a look back, and nowhere else. */
  readonly card: Card;
  readonly onCard: (card: Card) => void;
};

/** Step 5: the demo's payment (spec.md §2, §5, §7). Everything stays as it was typed until there is a ticket. */
export const PaymentStep = ({ booking, tour, seats, card, onCard }: PaymentStepProps) => {
  const { state, goBack } = booking;
  const { isBusy, trouble, submit } = usePayment(booking, tour);
  const [faults, setFaults] = useState<readonly CardFault[]>([]);
  const total = tourTotal(toCents(tour.price), state.details.groupSize);
  const food = bookedFood(state);
  // After a refresh the card is gone from memory, and a payment that was made still stands.
  const isPaid = state.payment?.amount === total && card.number === '';

  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const found = isPaid ? [] : cardFaults(card);
    setFaults(found);
    const [first] = found;
    if (first === undefined) void submit(card.number);
    else event.currentTarget.querySelector<HTMLInputElement>(`[name="${first.field}"]`)?.focus();
  };

  const onType = (field: CardField, typed: string): void => {
    onCard(typedCard(card, field, typed));
    setFaults((before) => before.filter((fault) => fault.field !== field));
  };

  return (
    <Flow noValidate onSubmit={onSubmit}>
      <Work>
        <StepTop>
          <StepHeading>Payment</StepHeading>
          <HoldLine booking={booking} seats={seats} />
        </StepTop>
        <PaymentAlert faults={faults} trouble={isBusy ? undefined : trouble} booking={booking} />
        <HoldOver booking={booking} seats={seats} />
        {isPaid ? (
          <Notice tone="done" title={`${printedCents(total)} is paid with the card ending ${state.payment?.last4}`}>
            Only the booking itself is still to be confirmed.
          </Notice>
        ) : (
          <CardFields card={card} faults={faults} onType={onType} />
        )}
        <Demo>
          <Icon name="info" size={22} />
          <span>
            This is a demonstration: no card is charged and no number is kept. In production a card payment provider
            would take this step.
            {food.platform === 'none'
              ? null
              : ` The food order of ${printedCents(food.totalCents)} goes on your booking and is no part of this payment.`}
          </span>
        </Demo>
      </Work>
      <Side>
        <BookingSummary state={state} price={tour.price} />
        <StepActions onBack={goBack} label={payWords(isBusy, isPaid, printedCents(total))} busy={isBusy} />
      </Side>
    </Flow>
  );
};

const payWords = (isBusy: boolean, isPaid: boolean, total: string): string => {
  if (isBusy) return 'Processing...';
  return isPaid ? 'Finish booking' : `Pay ${total}`;
};
