import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import { waiverForOthers } from '#house/about/waiver.js';
import { NEEDS_LENGTH } from '../../../services/shared/contracts/src/house/bounds.js';
import { Button } from '../../kit/design/controls/button.js';
import { CheckboxField } from '../../kit/design/controls/checkbox-field.js';
import { TextAreaField, TextField } from '../../kit/design/controls/text-field.js';
import { Notice } from '../../kit/design/marks/notice.js';
import { Text } from '../../kit/design/type/text.js';
import { fieldProps } from '../../kit/lib/field-props.js';
import { printedCents } from '../../kit/lib/money.js';
import { AnswerFields } from '../../kit/party/answer-fields.js';
import { WaiverText } from '../../kit/waiver/waiver-text.js';
import { useAskedOnline } from '../party/use-asked-online.js';
import { emptyCard } from '../payment/card-form.js';
import { useCardForm, useStartBookingPayment } from '../payment/use-card-form.js';
import { needsHint } from '../rules/needs-hint.js';
import { type AcceptedOffer, useOfferForm } from './use-offer-form.js';

const Form = styled.form`
  display: grid;
  gap: var(--s-5);
  details p { margin-top: var(--s-2); font: 400 var(--t-3)/1.5 var(--text); }
  summary { min-height: var(--target); display: flex; align-items: center; cursor: pointer; text-decoration: underline; }
`;

/** The card and the other questions of an offer. A payment without an answer is only sent again. */
export function OfferPayment(props: AcceptedOffer) {
  const { entry, guests, tickets, amountCents, start } = props;
  const [typedCard, setCard] = useState(emptyCard);
  const { tourType, tourId, offer } = entry;
  const questions = useAskedOnline(tourId);
  const startAtOffer = useStartBookingPayment({
    ...{ tourType, tourId, tickets, holdId: null },
    ...{ tourDate: offer?.tourDate ?? '', tourTime: offer?.tourTime ?? '' },
  });
  const card = useCardForm(amountCents, typedCard, setCard, start ?? startAtOffer);
  const { form, error, isSubmitting, isPaid, submit } = useOfferForm(props, card.pay, questions);

  const amount = printedCents(amountCents);

  const send = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (isPaid || card.isValid(event.currentTarget)) await submit();
    else await form.trigger();
  };

  return (
    <Form noValidate onSubmit={(event) => void send(event)} aria-label={t`Payment`}>
      {error ? (
        <Notice tone="refused" title={error.title} alert>
          {error.text}
        </Notice>
      ) : null}
      {isPaid ? null : (
        <>
          {card.fields}
          {entry.phone === null || form.formState.errors.phone ? (
            <TextField label={t`Phone`} type="tel" autoComplete="tel" {...fieldProps(form, 'phone')} />
          ) : null}
          <TextAreaField
            label={t`Access needs (optional)`}
            hint={needsHint}
            rows={2}
            maxLength={NEEDS_LENGTH}
            {...fieldProps(form, 'accessNeeds')}
          />
          <AnswerFields form={form} questions={questions} guests={guests} />
          <details>
            <summary>
              <Trans>Read the liability waiver</Trans>
            </summary>
            <WaiverText />
          </details>
          <CheckboxField
            label={t`I have read the liability waiver and sign it for myself`}
            hint={guests > 1 ? waiverForOthers : undefined}
            {...fieldProps(form, 'liabilityWaiverAccepted')}
          />
          <Text kind="small" soft>
            {card.note}
          </Text>
        </>
      )}
      <div>
        <Button type="submit" busy={isSubmitting} busyText={t`Processing...`}>
          {isPaid ? t`Finish booking` : t`Pay ${amount}`}
        </Button>
      </div>
    </Form>
  );
}
