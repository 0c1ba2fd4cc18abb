import { useMutation } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import type { Path } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import {
  AcceptOfferDocument,
  type AcceptOfferMutation,
  type PayByLinkMutation,
  type TicketInput,
} from '../../generated/operations.js';
import { useAnswerForm } from '../../kit/lib/forms/use-answer-form.js';
import { toAmount } from '../../kit/lib/money.js';
import { tabItemOf } from '../../kit/lib/tab-storage.js';
import { lineField, linesField } from '../../kit/lib/typed-text.js';
import { z } from '../../kit/lib/zod.js';
import {
  type AskedQuestion,
  answersToSend,
  atAnswers,
  isAnswerName,
  type TypedAnswers,
  typedAnswers,
  unansweredKeys,
} from '../../kit/party/answers.js';
import { routeOf } from '../../kit/words/language.js';
import type { Pay, PaymentRefusal } from '../payment/pay-and-book.js';
import type { StartPayment } from '../payment/use-card-form.js';
import { detailsShape, waiverShape } from '../state/details-form.js';
import { type OfferAttempt, offerAttempts, openAttempt } from './offer-attempt.js';
import type { WaitlistEntry } from './waitlist-labels.js';

/** Without an answer. */
const unanswered = {
  title: t`These seats are not booked yet`,
  text: t`We didn’t get an answer. You will be charged and booked only once, however often you try.`,
};

type Accepted = AcceptOfferMutation['acceptOffer'] | PayByLinkMutation['payByLink'];
type Answer = PaymentRefusal | Accepted;

/** The seats are no longer held. */
const ENDS: readonly string[] = ['OfferEnded', 'PaymentLinkEnded', 'SeatsAlreadyBooked'];

export interface AcceptedOffer {
  readonly token: string;
  readonly entry: Pick<WaitlistEntry, 'tourType' | 'tourId' | 'guests' | 'phone' | 'offer'>;
  readonly guests: number;
  /** The same by type. */
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
  answers: typedAnswers,
  liabilityWaiverAccepted: z.boolean(),
});

/** What was typed in this tab but not paid. */
function draftOf(token: string) {
  return tabItemOf('hilltop:offer:v1', asked.extend({ phone: z.string(), accessNeeds: z.string() }), token);
}

const nothingTyped = { phone: '', accessNeeds: '', answers: {} as TypedAnswers, liabilityWaiverAccepted: false };

/** Nothing is asked again of what is paid already, and no phone number of a party that gave one. @param guests who come */
function askedOf(
  { phone, guests: most }: AcceptedOffer['entry'],
  isPaid: boolean,
  questions: readonly AskedQuestion[],
  guests: number,
): typeof asked {
  const details = detailsShape(most).shape;
  if (isPaid) return asked;
  const { liabilityWaiverAccepted } = waiverShape.shape;
  const answers = typedAnswers.superRefine((typed, context) => {
    for (const key of unansweredKeys(questions, guests, typed))
      context.addIssue({ code: 'custom', path: [key], message: t`Please answer this` });
  });
  return asked.extend({ answers, liabilityWaiverAccepted, phone: phone === null ? details.phone : asked.shape.phone });
}

/** Pays for an offer and books it, once, however often it is tried. */
export function useOfferForm(
  { token, entry, guests, tickets, amountCents, onEnded, accept }: AcceptedOffer,
  payBy: Pay,
  questions: readonly AskedQuestion[],
) {
  const navigate = useNavigate();
  const [acceptOffer] = useMutation(AcceptOfferDocument, { fetchPolicy: 'no-cache' });
  const [attempt, setAttempt] = useState(() => openAttempt(token));
  const [draft] = useState(() => draftOf(token));
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
        answers: answersToSend(typed.answers, guests),
        phone: entry.phone === null ? typed.phone : null,
        tickets: [...tickets],
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
    schema: askedOf(entry, attempt !== undefined, questions, guests),
    empty: nothingTyped,
    draft,
    isField: (name): name is Path<typeof nothingTyped> => name in nothingTyped || isAnswerName(name),
    refusedTitle: unanswered.title,
    unanswered,
    send: async (typed): Promise<Answer | 'unanswered'> =>
      atAnswers((await send(typed).catch(() => undefined)) ?? ('unanswered' as const)),
    onRefused: (answer) => {
      const hasEnded = answer !== 'unanswered' && ENDS.includes(answer.__typename);
      if (hasEnded) onEnded();
      return hasEnded;
    },
    onDone: (answer) => {
      if (answer.__typename !== 'BookingCreated') return;
      setIsBooked(true);
      void navigate(routeOf(answer.booking.visitUrl), { replace: true });
    },
    after: (typed) => typed,
  });
  const isPaid = attempt !== undefined;
  const isSubmitting = answerForm.isSubmitting || isBooked;
  return { ...answerForm, isSubmitting, isPaid, error: error ?? (isPaid && !isSubmitting ? unanswered : undefined) };
}
