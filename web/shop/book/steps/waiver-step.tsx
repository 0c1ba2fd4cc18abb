import { zodResolver } from '@hookform/resolvers/zod';
import { t } from '@lingui/core/macro';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { styled } from 'styled-components';
import { waiverForOthers } from '#house/about/waiver.js';
import { CheckboxField } from '../../../kit/design/controls/checkbox-field.js';
import { TextAreaField } from '../../../kit/design/controls/text-field.js';
import { fieldProps } from '../../../kit/lib/field-props.js';
import { guestsIn } from '../../../kit/lib/tickets/party.js';
import { WaiverText } from '../../../kit/waiver/waiver-text.js';
import { Flow, Side, StepHeading, StepTop, Work } from '../../design/booking-layout.js';
import { HoldExpired } from '../../hold/hold-expired.js';
import { HoldLine } from '../../hold/hold-line.js';
import { PriceChanged } from '../../hold/price-changed.js';
import type { Waiver } from '../../state/booking-state.js';
import { waiverShape } from '../../state/details-form.js';
import { BookingSummary } from '../layout/booking-summary.js';
import { StepActions } from '../layout/step-actions.js';
import type { StepProps } from '../layout/step-props.js';

const Content = styled.div`
  display: grid;
  gap: var(--s-3);
  max-width: var(--measure);
  padding-block: var(--s-4);
  border: solid var(--rule);
  border-width: 1px 0;
  font: 400 var(--t-4) / 1.5 var(--text);
`;

/** Step 3: the liability waiver, and notes. */
export function WaiverStep({ booking, tour, seats }: StepProps) {
  const { state, store, send, goBack } = booking;
  const form = useForm<Waiver>({
    resolver: zodResolver(waiverShape),
    defaultValues: state.waiver,
  });
  const { handleSubmit, subscribe } = form;

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => store.send({ type: 'waiverTyped', waiver: values }),
      }),
    [subscribe, store],
  );

  const submit = handleSubmit(() => send({ type: 'waiverAccepted' }));
  return (
    <Flow noValidate onSubmit={(event) => void submit(event)}>
      <Work>
        <StepTop>
          <StepHeading>{t`Liability Waiver`}</StepHeading>
          <HoldLine booking={booking} seats={seats} />
        </StepTop>
        <PriceChanged booking={booking} />
        <HoldExpired booking={booking} seats={seats} />
        <Content>
          <WaiverText />
        </Content>
        <CheckboxField
          label={t`I have read the liability waiver and sign it for myself`}
          hint={guestsIn(state.details.party) > 1 ? waiverForOthers : undefined}
          {...fieldProps(form, 'liabilityWaiverAccepted')}
        />
        <TextAreaField label={t`Additional notes (optional)`} rows={3} {...fieldProps(form, 'additionalNotes')} />
        <CheckboxField
          label={t`Write to me once after the visit`}
          hint={t`With a link to the guest book. You can stop it in that mail.`}
          {...fieldProps(form, 'mailAfterVisit')}
        />
      </Work>
      <Side>
        <BookingSummary state={state} tour={tour} />
        <StepActions onBack={goBack} label={t`Continue`} />
      </Side>
    </Flow>
  );
}
