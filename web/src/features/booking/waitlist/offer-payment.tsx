import { useMutation } from '@apollo/client/react';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { Button } from '../../../design/controls/button.js';
import { CheckboxField } from '../../../design/controls/checkbox-field.js';
import { TextAreaField, TextField } from '../../../design/controls/text-field.js';
import { Notice } from '../../../design/marks/notice.js';
import { Text } from '../../../design/type/text.js';
import { AcceptOfferDocument, type AcceptOfferMutation } from '../../../generated/operations.js';
import { printedCents, toAmount } from '../../../lib/money.js';
import { sentences } from '../../../lib/sentences.js';
import { needsHint } from '../fields/needs-hint.js';
import { waiverForOthers, waiverText } from '../fields/waiver-text.js';
import { emptyCard } from '../payment/card-form.js';
import type { PaymentRefusal } from '../payment/pay-and-book.js';
import { useCardForm } from '../payment/use-card-form.js';
import { NEEDS_LENGTH } from '../state/details-form.js';
import { offerAttempts, openAttempt } from './offer-attempt.js';
import type { WaitlistEntry } from './waitlist-labels.js';

const Form = styled.form`
  display: grid;
  gap: var(--s-5);
  details p { margin-top: var(--s-2); font: 400 var(--t-3)/1.5 var(--text); }
  summary { min-height: var(--target); display: flex; align-items: center; cursor: pointer; text-decoration: underline; }
`;

interface OfferPaymentProps {
  readonly token: string;
  readonly entry: WaitlistEntry;
  readonly guests: number;
  /** US cents. */
  readonly amountCents: number;
  /** The offer has ended; a payment is refunded. */
  readonly onEnded: () => void;
}

const WAIVER = 'You must accept the liability waiver to continue';
const UNANSWERED = 'We didn’t get an answer. You will be charged and booked only once, however often you try.';
const PHONE = 'Please enter a valid phone number';

type Refusal = PaymentRefusal | Exclude<AcceptOfferMutation['acceptOffer'], { readonly __typename: 'BookingCreated' }>;

function refusalWords(refusal: Refusal): string {
  return 'fields' in refusal ? sentences(refusal.fields.map(({ message }) => message)) : refusal.message;
}

/** Pays for an offer and books it, once, however often it is tried. */
export function OfferPayment({ token, entry, guests, amountCents, onEnded }: OfferPaymentProps) {
  const navigate = useNavigate();
  const [accept] = useMutation(AcceptOfferDocument, { fetchPolicy: 'no-cache' });
  const [card, setCard] = useState(emptyCard);
  const form = useCardForm(
    { tourType: entry.tourType, tourId: entry.tourId, groupSize: guests, amountCents },
    card,
    setCard,
  );
  const [phone, setPhone] = useState('');
  const [needs, setNeeds] = useState('');
  const [waiver, setWaiver] = useState(false);
  const [isTried, setIsTried] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [refused, setRefused] = useState(openAttempt(token) ? UNANSWERED : undefined);
  const [attempt, setAttempt] = useState(() => openAttempt(token));
  const needsPhone = entry.phone === null;
  const phoneError = isTried && needsPhone && phone.trim().length < 10 ? PHONE : undefined;
  const waiverError = isTried && !waiver ? WAIVER : undefined;

  /** Pays, and writes down what is sent, so that another try repeats it. */
  const pay = async () => {
    const payment = await form.pay(amountCents);
    if ('__typename' in payment) return payment;
    const input = {
      groupSize: guests,
      phone: needsPhone ? phone.trim() : null,
      accessNeeds: needs.trim(),
      totalAmount: toAmount(amountCents),
      paymentStatus: 'paid',
      paymentIntentId: payment.paymentIntentId,
      liabilityWaiverAccepted: waiver,
    };
    const made = offerAttempts.at({ token, input });
    setAttempt(made);
    return made;
  };

  const book = async (): Promise<void> => {
    const made = attempt ?? (await pay());
    if ('__typename' in made) {
      setRefused(refusalWords(made));
      return;
    }
    const answer = await offerAttempts.send(made, async ({ idempotencyKey, input }) => {
      const { data } = await accept({ variables: { ...input, idempotencyKey } });
      return data?.acceptOffer;
    });
    if (answer?.__typename === 'BookingCreated') {
      await navigate(new URL(answer.booking.visitUrl).pathname, { replace: true });
      return;
    }
    if (answer === undefined) throw new Error('no answer');
    // A refused payment is refunded, so the next attempt is a new one.
    setAttempt(undefined);
    if (answer.__typename === 'OfferEnded') onEnded();
    else setRefused(refusalWords(answer));
  };

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    setIsTried(true);
    const wrong = attempt
      ? undefined
      : (form.check()[0]?.field ?? (needsPhone && phone.trim().length < 10 ? 'phone' : waiver ? undefined : 'waiver'));
    if (wrong !== undefined) {
      event.currentTarget.querySelector<HTMLInputElement>(`[name="${wrong}"]`)?.focus();
      return;
    }
    setIsBusy(true);
    setRefused(undefined);
    await book().catch(() => setRefused(UNANSWERED));
    setIsBusy(false);
  };

  return (
    <Form noValidate onSubmit={(event) => void submit(event)} aria-label="Payment">
      {refused ? (
        <Notice tone="refused" title="These seats are not booked yet" alert>
          {refused}
        </Notice>
      ) : null}
      {attempt ? null : form.fields}
      {needsPhone && !attempt ? (
        <TextField
          label="Phone"
          name="phone"
          type="tel"
          autoComplete="tel"
          value={phone}
          error={phoneError}
          onChange={({ target }) => setPhone(target.value)}
        />
      ) : null}
      {attempt ? null : (
        <>
          <TextAreaField
            label="Access needs (optional)"
            hint={needsHint}
            rows={2}
            maxLength={NEEDS_LENGTH}
            value={needs}
            onChange={({ target }) => setNeeds(target.value)}
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
            name="waiver"
            checked={waiver}
            error={waiverError}
            onChange={({ target }) => setWaiver(target.checked)}
          />
          <Text kind="small" soft>
            {form.note}
          </Text>
        </>
      )}
      <div>
        <Button type="submit" busy={isBusy} busyText="Processing...">
          {attempt ? 'Finish booking' : `Pay ${printedCents(amountCents)}`}
        </Button>
      </div>
    </Form>
  );
}
