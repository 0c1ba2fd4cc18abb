import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { TextAreaField, TextField } from '../../../design/controls/text-field.js';
import { fieldProps } from '../../../lib/field-props.js';
import { GroupSizeField } from '../fields/group-size-field.js';
import { needsHint } from '../fields/needs-hint.js';
import { type HoldError, HoldErrorNotice } from '../hold/hold-error.js';
import { HoldExpired } from '../hold/hold-expired.js';
import { HoldLine } from '../hold/hold-line.js';
import { Fields, Flow, Side, StepHeading, StepTop, Work } from '../layout/booking-layout.js';
import { BookingSummary } from '../layout/booking-summary.js';
import { StepActions } from '../layout/step-actions.js';
import type { StepProps } from '../layout/step-props.js';
import type { Details } from '../state/booking-state.js';
import { detailsShape } from '../state/details-form.js';

/** Step 2: guest details and group size. Continuing holds the seats for fifteen minutes. */
export function DetailsStep({ booking, tour, seats }: StepProps) {
  const { state, store, send, goBack } = booking;
  const [holdError, setHoldError] = useState<HoldError>();
  const form = useForm<Details>({
    resolver: zodResolver(detailsShape(tour.type, tour.maxGroupSize)),
    defaultValues: state.details,
  });
  const { handleSubmit, subscribe, setError } = form;
  const { isSubmitting } = form.formState;

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => store.send({ type: 'detailsTyped', details: values }),
      }),
    [subscribe, store],
  );

  const submit = handleSubmit(async () => {
    setHoldError(undefined);
    const outcome = await seats.hold();
    if (outcome === 'held') {
      send({ type: 'detailsAccepted' });
      return;
    }
    const fields = outcome !== 'unanswered' && outcome.__typename === 'InvalidInput' ? outcome.fields : [];
    const party = fields.find(({ field }) => field === 'groupSize');
    if (party === undefined) setHoldError(outcome);
    else setError('groupSize', { message: party.message }, { shouldFocus: true });
  });

  const canGoOn = state.date !== undefined && state.time !== undefined && !isSubmitting;
  return (
    <Flow noValidate onSubmit={(event) => void submit(event)}>
      <Work>
        <StepTop>
          <StepHeading>Your Details</StepHeading>
          <HoldLine booking={booking} seats={seats} />
        </StepTop>
        {holdError === undefined ? (
          <HoldExpired booking={booking} seats={seats} />
        ) : (
          <HoldErrorNotice error={holdError} booking={booking} />
        )}
        <Fields>
          <TextField label="First name" autoComplete="given-name" {...fieldProps(form, 'firstName')} />
          <TextField label="Last name" autoComplete="family-name" {...fieldProps(form, 'lastName')} />
          <TextField label="Email" type="email" autoComplete="email" {...fieldProps(form, 'email')} />
          <TextField label="Phone" type="tel" autoComplete="tel" {...fieldProps(form, 'phone')} />
          <GroupSizeField tour={tour} {...fieldProps(form, 'groupSize', { valueAsNumber: true })} />
          <div data-wide="">
            <TextAreaField label="Special requests (optional)" rows={3} {...fieldProps(form, 'specialRequests')} />
          </div>
          <div data-wide="">
            <TextAreaField
              label="Access needs (optional)"
              hint={needsHint}
              rows={2}
              {...fieldProps(form, 'accessNeeds')}
            />
          </div>
        </Fields>
      </Work>
      <Side>
        <BookingSummary state={state} tour={tour} />
        <StepActions
          onBack={goBack}
          label="Continue"
          disabled={!canGoOn}
          busy={isSubmitting}
          busyText="Holding your seats..."
        />
      </Side>
    </Flow>
  );
}
