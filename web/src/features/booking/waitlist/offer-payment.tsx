import { useMutation } from '@apollo/client/react';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { NEEDS_LENGTH } from '../../../../../services/shared/contracts/src/house/bounds.js';
import { Button } from '../../../design/controls/button.js';
import { CheckboxField } from '../../../design/controls/checkbox-field.js';
import { TextAreaField, TextField } from '../../../design/controls/text-field.js';
import { Notice } from '../../../design/marks/notice.js';
import { Text } from '../../../design/type/text.js';
import {
  AcceptOfferDocument,
  type AcceptOfferMutation,
  type PayByLinkMutation,
  type TicketInput,
} from '../../../generated/operations.js';
import { fieldProps } from '../../../lib/field-props.js';
import { useAnswerForm } from '../../../lib/forms/use-answer-form.js';
import { printedCents, toAmount } from '../../../lib/money.js';
import { lineField, linesField } from '../../../lib/typed-text.js';
import { z } from '../../../lib/zod.js';
import { needsHint } from '../fields/needs-hint.js';
import { waiverForOthers, waiverText } from '../fields/waiver-text.js';
import { emptyCard } from '../payment/card-form.js';
import type { Pay, PaymentRefusal } from '../payment/pay-and-book.js';
import { type StartPayment, useCardForm, useStartBookingPayment } from '../payment/use-card-form.js';
import { detailsShape, waiverShape } from '../state/details-form.js';
import { type OfferAttempt, offerAttempts, openAttempt } from './offer-attempt.js';
import type { WaitlistEntry } from './waitlist-labels.js';

const Form = styled.form`
  display: grid;
  gap: var(--s-5);
  details p { margin-top: var(--s-2); font: 400 var(--t-3)/1.5 var(--text); }
  summary { min-height: var(--target); display: flex; align-items: center; cursor: pointer; text-decoration: underline; }
`;

/** Without an answer. */
const unanswered = {
  title: 'These seats are not booked yet',
  text: 'We didn’t get an answer. You will be charged and booked only once, however often you try.',
};

type Accepted = AcceptOfferMutation['acceptOffer'] | PayByLinkMutation['payByLink'];
type Answer = PaymentRefusal | Accepted;

/** The seats are no longer held. */
const ENDS: readonly string[] = ['OfferEnded', 'PaymentLinkEnded', 'SeatsAlreadyBooked'];

export interface AcceptedOffer {
  readonly token: string;
  readonly entry: Pick<WaitlistEntry, 'tourType' | 'tourId' | 'groupSize' | 'phone' | 'offer'>;
  readonly guests: number;
  /** The same by type; empty for adults alone. */
  readonly tickets: readonly TicketInput[];
  /** US cents. */
  readonly amountCents: number;
  /** The offer has ended; a payment is refunded. */
  readonly onEnded: () => void;
  /** Starts Stripe's payment; by default at the prices of the offered time. */
  readonly start?: StartPayment;
  /** Books what was paid for; by default the offer of a waiting party. */
  readonly accept?: (attempt: OfferAttempt) => Promise<Accepted | undefined>;
}

const asked = z.object({
  phone: lineField(),
  accessNeeds: linesField(),
  liabilityWaiverAccepted: z.boolean(),
});

/** Nothing is asked again of what is paid already, and no phone number of a party that gave one. */
function askedOf({ phone, groupSize }: AcceptedOffer['entry'], isPaid: boolean): typeof asked {
  const details = detailsShape(groupSize).shape;
  if (isPaid) return asked;
  const { liabilityWaiverAccepted } = waiverShape.shape;
  return asked.extend({ liabilityWaiverAccepted, phone: phone === null ? details.phone : asked.shape.phone });
}

/** Pays for an offer and books it, once, however often it is tried. */
function useOfferForm({ token, entry, guests, tickets, amountCents, onEnded, accept }: AcceptedOffer, payBy: Pay) {
  const navigate = useNavigate();
  const [acceptOffer] = useMutation(AcceptOfferDocument, { fetchPolicy: 'no-cache' });
  const [attempt, setAttempt] = useState(() => openAttempt(token));
  // The page of the visit is still loading then.
  const [isBooked, setIsBooked] = useState(false);

  /** A retry sends the same again. */
  const pay = async (typed: z.output<typeof asked>): Promise<OfferAttempt | PaymentRefusal> => {
    const payment = await payBy(amountCents);
    if ('__typename' in payment) return payment;
    const made = offerAttempts.at({
      token,
      input: {
        ...typed,
        phone: entry.phone === null ? typed.phone : null,
        groupSize: guests,
        ...(tickets.length > 0 && { tickets: [...tickets] }),
        totalAmount: toAmount(amountCents),
        paymentStatus: 'paid',
        paymentIntentId: payment.paymentIntentId,
      },
    });
    setAttempt(made);
    return made;
  };

  const send = async (typed: z.output<typeof asked>): Promise<Answer | undefined> => {
    const made = attempt ?? (await pay(typed));
    if ('__typename' in made) return made;
    const acceptBy =
      accept ??
      (async ({ idempotencyKey, input }: OfferAttempt): Promise<Accepted | undefined> =>
        (await acceptOffer({ variables: { ...input, idempotencyKey } })).data?.acceptOffer);
    const answer = await offerAttempts.send(made, acceptBy);
    // A refused payment is refunded, so the next attempt is a new one.
    if (answer !== undefined && answer.__typename !== 'BookingCreated') setAttempt(undefined);
    return answer;
  };

  const { error, ...answerForm } = useAnswerForm({
    schema: askedOf(entry, attempt !== undefined),
    empty: { phone: '', accessNeeds: '', liabilityWaiverAccepted: false },
    refusedTitle: unanswered.title,
    unanswered,
    send: async (typed): Promise<Answer | 'unanswered'> =>
      (await send(typed).catch(() => undefined)) ?? ('unanswered' as const),
    onRefused: (answer) => {
      const hasEnded = answer !== 'unanswered' && ENDS.includes(answer.__typename);
      if (hasEnded) onEnded();
      return hasEnded;
    },
    onDone: (answer) => {
      if (answer.__typename !== 'BookingCreated') return;
      setIsBooked(true);
      void navigate(new URL(answer.booking.visitUrl).pathname, { replace: true });
    },
    after: (typed) => typed,
  });
  const isPaid = attempt !== undefined;
  const isSubmitting = answerForm.isSubmitting || isBooked;
  return { ...answerForm, isSubmitting, isPaid, error: error ?? (isPaid && !isSubmitting ? unanswered : undefined) };
}

/** The card and the other questions of an offer. A payment without an answer is only sent again. */
export function OfferPayment(props: AcceptedOffer) {
  const { entry, guests, tickets, amountCents, start } = props;
  const [typedCard, setCard] = useState(emptyCard);
  const { tourType, tourId, offer } = entry;
  const startAtOffer = useStartBookingPayment({
    ...{ tourType, tourId, groupSize: guests, tickets, holdId: null },
    ...{ tourDate: offer?.tourDate ?? '', tourTime: offer?.tourTime ?? '' },
  });
  const card = useCardForm(amountCents, typedCard, setCard, start ?? startAtOffer);
  const { form, error, isSubmitting, isPaid, submit } = useOfferForm(props, card.pay);

  const send = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (isPaid || card.isValid(event.currentTarget)) await submit();
    else await form.trigger();
  };

  return (
    <Form noValidate onSubmit={(event) => void send(event)} aria-label="Payment">
      {error ? (
        <Notice tone="refused" title={error.title} alert>
          {error.text}
        </Notice>
      ) : null}
      {isPaid ? null : (
        <>
          {card.fields}
          {entry.phone === null || form.formState.errors.phone ? (
            <TextField label="Phone" type="tel" autoComplete="tel" {...fieldProps(form, 'phone')} />
          ) : null}
          <TextAreaField
            label="Access needs (optional)"
            hint={needsHint}
            rows={2}
            maxLength={NEEDS_LENGTH}
            {...fieldProps(form, 'accessNeeds')}
          />
          <details>
            <summary>Read the liability waiver</summary>
            {waiverText.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </details>
          <CheckboxField
            label="I have read the liability waiver and sign it for myself"
            hint={guests > 1 ? waiverForOthers : undefined}
            {...fieldProps(form, 'liabilityWaiverAccepted')}
          />
          <Text kind="small" soft>
            {card.note}
          </Text>
        </>
      )}
      <div>
        <Button type="submit" busy={isSubmitting} busyText="Processing...">
          {isPaid ? 'Finish booking' : `Pay ${printedCents(amountCents)}`}
        </Button>
      </div>
    </Form>
  );
}
