import { useMutation } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { type ReactNode, useState } from 'react';
import {
  StartBookingPaymentDocument,
  type StartBookingPaymentMutation,
  type TicketInput,
} from '../../generated/operations.js';
import { toAmount } from '../../kit/lib/money.js';
import { randomId } from '../../kit/lib/random-id.js';
import type { Payment, TourType } from '../state/booking-state.js';
import { CardFields } from './card-fields.js';
import { type Card, type CardError, typedCard, validateCard } from './card-form.js';
import type { Pay } from './pay-and-book.js';
import { useStripeForm } from './stripe-fields.js';
import type { CardRefused } from './stripe-form.js';

export const MOCK_PAYMENT_MS = 2000;

interface Charge {
  /** US cents. */
  readonly amount: number;
  readonly cardNumber: string;
}

/**
 * The mock payment: no network, success after two seconds; in production Stripe's form replaces it. Only the last four
 * digits leave this function.
 */
export function mockPayment({ amount, cardNumber }: Charge): Promise<Payment> {
  return new Promise((resolve) => {
    setTimeout(
      () =>
        resolve({
          paymentIntentId: `pi_mock_${randomId()}`,
          transactionId: `txn_mock_${randomId()}`,
          last4: cardNumber.replace(/\D/g, '').slice(-4),
          amount,
          currency: 'usd',
          status: 'succeeded',
        }),
      MOCK_PAYMENT_MS,
    );
  });
}

type Started = StartBookingPaymentMutation['startBookingPayment'] | CardRefused;

/** Starts Stripe's payment of that many US cents. Undefined without an answer. */
export type StartPayment = (amountCents: number) => Promise<Started | undefined>;

interface Purchase {
  readonly tourType: TourType;
  readonly tourId: string | null;
  readonly tickets: readonly TicketInput[];
  readonly tourDate: string;
  readonly tourTime: string;
  /** The hold whose prices are paid. */
  readonly holdId: string | null;
}

export interface CardForm {
  readonly fields: ReactNode;
  /** Who sees the card, and when it is charged. */
  readonly note: string;
  /** Checks the card, and focuses its first invalid field. Stripe's form does that itself, when it pays. */
  readonly isValid: (form: HTMLFormElement) => boolean;
  readonly errors: readonly CardError[];
  readonly pay: Pay;
}

const DEMO_NOTE = t`This is a demonstration: no card is charged and no number is kept. In production, a card payment provider would handle this step.`;
const STRIPE_NOTE = t`Stripe, our payment provider, handles the payment, and we never see your card. It is charged when your seats are booked, and later only if you make a change that costs more.`;

/** Starts the payment of a booking at its price. */
export function useStartBookingPayment(purchase: Purchase): StartPayment {
  const [start] = useMutation(StartBookingPaymentDocument, { fetchPolicy: 'no-cache' });
  return async (amountCents) => {
    const variables = { ...purchase, totalAmount: toAmount(amountCents) };
    return (await start({ variables })).data?.startBookingPayment;
  };
}

/** Stripe's form where the page has its key, the mock's elsewhere. @param amountCents that the form opens with */
export function useCardForm(
  amountCents: number,
  card: Card,
  onCard: (card: Card) => void,
  startPayment: StartPayment,
): CardForm {
  const stripe = useStripeForm({ amountCents, chargedLater: true });
  const [errors, setErrors] = useState<readonly CardError[]>([]);

  if (stripe === undefined) {
    const isValid = (form: HTMLFormElement): boolean => {
      const found = validateCard(card, new Date());
      setErrors(found);
      form.querySelector<HTMLInputElement>(`[name="${found[0]?.field}"]`)?.focus();
      return found.length === 0;
    };
    const onType: Parameters<typeof CardFields>[0]['onType'] = (field, typed) => {
      onCard(typedCard(card, field, typed));
      setErrors((before) => before.filter((each) => each.field !== field));
    };
    const fields = <CardFields card={card} errors={errors} onType={onType} />;
    const pay: Pay = (amount) => mockPayment({ amount, cardNumber: card.number });
    return { fields, note: DEMO_NOTE, isValid, errors, pay };
  }

  const pay: Pay = async (amount) => {
    const paid = await stripe.pay(amount, async () => {
      const started = await startPayment(amount);
      if (!started) throw new Error('no answer');
      return started;
    });
    if (paid.__typename !== 'Authorized') return paid;
    return { paymentIntentId: paid.paymentIntentId, amount, currency: 'usd', status: 'succeeded' };
  };
  return { fields: stripe.fields, note: STRIPE_NOTE, isValid: () => true, errors: [], pay };
}
