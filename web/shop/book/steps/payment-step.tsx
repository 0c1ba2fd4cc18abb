import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { FormEvent } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../../kit/design/controls/button.js';
import { Icon } from '../../../kit/design/marks/icon.js';
import { Notice } from '../../../kit/design/marks/notice.js';
import { Text } from '../../../kit/design/type/text.js';
import { clockTime } from '../../../kit/lib/house-hours.js';
import { printedCents } from '../../../kit/lib/money.js';
import { ticketsOf } from '../../../kit/lib/tickets/party.js';
import { focusCode, typedCode, useTypedCode } from '../../../kit/lib/typed-code.js';
import { venueInstant } from '../../../kit/lib/venue-dates.js';
import { Flow, Side, StepHeading, StepTop, Work } from '../../design/booking-layout.js';
import { HoldExpired } from '../../hold/hold-expired.js';
import { HoldLine } from '../../hold/hold-line.js';
import { PriceChanged } from '../../hold/price-changed.js';
import type { Card } from '../../payment/card-form.js';
import { PaymentAlert } from '../../payment/payment-alert.js';
import { useCardForm, useStartBookingPayment } from '../../payment/use-card-form.js';
import { usePayment } from '../../payment/use-payment.js';
import { VoucherOrCode } from '../../payment/voucher-or-code.js';
import { ChangeRuleLine } from '../../rules/change-rule-line.js';
import { totalOfBooking } from '../../state/booking-price.js';
import { bookedFood } from '../../state/booking-rules.js';
import type { BookingState, FoodOrder } from '../../state/booking-state.js';
import { BookingSummary } from '../layout/booking-summary.js';
import { StepActions } from '../layout/step-actions.js';
import type { StepProps } from '../layout/step-props.js';

const Note = styled.p`
  display: flex;
  gap: var(--s-3);
  padding-top: var(--s-4);
  border-top: 1px solid var(--brass-deep);
  font: 400 var(--t-2) / 1.5 var(--text);
  color: var(--ink-soft);
  svg { flex: none; color: var(--brass-deep); }
`;

interface PaymentStepProps extends StepProps {
  /** Kept in memory only, so that going back does not lose it. */
  readonly card: Card;
  readonly onCard: (card: Card) => void;
}

/** Step 5: payment. Everything typed is kept until there is a ticket. */
export function PaymentStep({ booking, tour, seats, card, onCard }: PaymentStepProps) {
  const { state, goBack } = booking;
  const { isBusy, error, submit, addToCart, adding } = usePayment(booking, tour, seats);
  const { typed: code } = useTypedCode();
  const isAdding = adding !== undefined;
  const total = totalOfBooking(state, tour);
  const price = printedCents(total);
  const { tourType, details, date = '', time = '', hold } = state;
  const start = useStartBookingPayment({
    ...{ tourType, tourId: tour.id, tickets: ticketsOf(details.party) },
    ...{ tourDate: date, tourTime: time, holdId: hold?.id ?? null },
  });
  const form = useCardForm(total, card, onCard, start);
  // After a reload the card is gone, but a completed payment is kept.
  const isPaid = state.payment?.amount === total && card.number === '';

  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (addToCart && code.trim() !== '') {
      typedCode.send({ error: t`You typed a code. Use it, or clear the field.` });
      focusCode(event.currentTarget);
    } else if (isPaid || form.isValid(event.currentTarget)) void submit(form.pay);
  };

  return (
    <Flow noValidate onSubmit={onSubmit}>
      <Work>
        <StepTop>
          <StepHeading>{t`Payment`}</StepHeading>
          <HoldLine booking={booking} seats={seats} />
        </StepTop>
        <PaymentAlert invalid={form.errors} error={isBusy || isAdding ? undefined : error} booking={booking} />
        <PriceChanged booking={booking} />
        <HoldExpired booking={booking} seats={seats} />
        {isPaid ? (
          <Notice tone="done" title={paidWords(price, state.payment?.last4)}>
            <Trans>We only have to confirm the booking itself.</Trans>
          </Notice>
        ) : (
          form.fields
        )}
        {addToCart ? (
          <VoucherOrCode
            busy={adding === 'checkout'}
            disabled={isBusy || isAdding}
            onUse={() => addToCart('checkout')}
          />
        ) : null}
        <Note>
          <Icon name="info" size={22} />
          <span>
            {form.note}
            {foodWords(bookedFood(state))}
          </span>
        </Note>
        <ChangeRuleLine startsAt={startOf(state)} cents={total} />
        {addToCart ? (
          <div>
            <Button
              kind="second"
              busy={adding === 'store'}
              busyText={t`Adding...`}
              disabled={isBusy || isAdding}
              onClick={() => void addToCart('store')}
            >
              <Trans>Add to the cart and keep looking</Trans>
            </Button>
            <Text kind="small" soft mt={2}>
              <Trans>Your seats stay held for you, and you pay for everything at once.</Trans>
            </Text>
          </div>
        ) : null}
      </Work>
      <Side>
        <BookingSummary state={state} tour={tour} />
        <StepActions
          onBack={goBack}
          label={isPaid ? t`Finish booking` : t`Pay ${price}`}
          disabled={isAdding}
          busy={isBusy}
          busyText={t`Processing...`}
        />
      </Side>
    </Flow>
  );
}

/** The instant of the chosen time, UTC, ISO 8601. */
function startOf({ date, time }: BookingState): string | undefined {
  return date && time ? venueInstant(`${date}T${clockTime(time)}`) : undefined;
}

function foodWords({ platform, restaurant, totalCents }: FoodOrder): string {
  const price = printedCents(totalCents);
  return platform === 'none' ? '' : ` ${t`You pay ${restaurant} ${price} when the food is delivered.`}`;
}

/** @param last4 the card's last digits, unknown with Stripe */
function paidWords(total: string, last4: string | undefined): string {
  return last4 === undefined
    ? t`Your card is approved for ${total}`
    : t`${total} is paid with the card ending ${last4}`;
}
