import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../../design/marks/icon.js';
import { Notice } from '../../../design/marks/notice.js';
import { printedCents, toCents, tourTotal } from '../../../lib/money.js';
import { HoldExpired } from '../hold/hold-expired.js';
import { HoldLine } from '../hold/hold-line.js';
import { Flow, Side, StepTop, Work } from '../layout/booking-layout.js';
import { BookingSummary } from '../layout/booking-summary.js';
import { StepActions } from '../layout/step-actions.js';
import { StepHeading } from '../layout/step-heading.js';
import type { StepProps } from '../layout/step-props.js';
import { CardFields } from '../payment/card-fields.js';
import { type Card, type CardError, type CardField, typedCard, validateCard } from '../payment/card-form.js';
import { PaymentAlert } from '../payment/payment-alert.js';
import { usePayment } from '../payment/use-payment.js';
import { bookedFood } from '../state/booking-rules.js';

const Demo = styled.p`
  display: flex;
  gap: var(--s-3);
  padding-top: var(--s-4);
  border-top: 1px solid var(--brass-deep);
  font: 400 var(--t-2) / 1.5 var(--text);
  color: var(--ink-soft);
  svg { flex: none; color: var(--brass-deep); }
`;

interface PaymentStepProps extends StepProps {
  /** Lives in the page's memory, so that it outlasts a look back, and nowhere else. */
  readonly card: Card;
  readonly onCard: (card: Card) => void;
}

/** Step 5: the demo's payment. Everything stays as it was typed until there is a ticket. */
export function PaymentStep({ booking, tour, seats, card, onCard }: PaymentStepProps) {
  const { state, goBack } = booking;
  const { isBusy, error, submit } = usePayment(booking, tour);
  const [invalid, setInvalid] = useState<readonly CardError[]>([]);
  const total = tourTotal(toCents(tour.price), state.details.groupSize);
  const food = bookedFood(state);
  // After a refresh the card is gone from memory, and a payment that was made still stands.
  const isPaid = state.payment?.amount === total && card.number === '';

  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const found = isPaid ? [] : validateCard(card, new Date());
    setInvalid(found);
    const [first] = found;
    if (first === undefined) void submit(card.number);
    else event.currentTarget.querySelector<HTMLInputElement>(`[name="${first.field}"]`)?.focus();
  };

  const onType = (field: CardField, typed: string): void => {
    onCard(typedCard(card, field, typed));
    setInvalid((before) => before.filter((each) => each.field !== field));
  };

  return (
    <Flow noValidate onSubmit={onSubmit}>
      <Work>
        <StepTop>
          <StepHeading>Payment</StepHeading>
          <HoldLine booking={booking} seats={seats} />
        </StepTop>
        <PaymentAlert invalid={invalid} error={isBusy ? undefined : error} booking={booking} />
        <HoldExpired booking={booking} seats={seats} />
        {isPaid ? (
          <Notice tone="done" title={`${printedCents(total)} is paid with the card ending ${state.payment?.last4}`}>
            Only the booking itself is still to be confirmed.
          </Notice>
        ) : (
          <CardFields card={card} errors={invalid} onType={onType} />
        )}
        <Demo>
          <Icon name="info" size={22} />
          <span>
            This is a demonstration: no card is charged and no number is kept. In production a card payment provider
            would take this step.
            {food.platform === 'none'
              ? null
              : ` You pay ${food.restaurant} ${printedCents(food.totalCents)} when the food is delivered.`}
          </span>
        </Demo>
      </Work>
      <Side>
        <BookingSummary state={state} price={tour.price} />
        <StepActions onBack={goBack} label={payLabel(isBusy, isPaid, printedCents(total))} busy={isBusy} />
      </Side>
    </Flow>
  );
}

function payLabel(isBusy: boolean, isPaid: boolean, total: string): string {
  if (isBusy) return 'Processing...';
  return isPaid ? 'Finish booking' : `Pay ${total}`;
}
