import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { TextAreaField, TextField } from '../../design/controls/text-field.js';
import { Fields, Flow, Side, StepTop, Work } from './booking-layout.js';
import type { Details } from './booking-state.js';
import { BookingSummary } from './booking-summary.js';
import { detailsShape } from './details-form.js';
import { GroupSizeField } from './group-size-field.js';
import { HoldLine } from './hold-line.js';
import { HoldOver } from './hold-over.js';
import { type HoldFault, HoldTrouble } from './hold-trouble.js';
import { StepActions } from './step-actions.js';
import { StepHeading } from './step-heading.js';
import type { StepProps } from './step-props.js';

/** Step 2: who comes, and how many (spec.md §2, §5). Going on puts the seats aside for fifteen minutes. */
export const DetailsStep = ({ booking, tour, seats }: StepProps) => {
  const { state, store, send, goBack } = booking;
  const [fault, setFault] = useState<HoldFault>();
  const { register, handleSubmit, subscribe, setError, formState } = useForm<Details>({
    resolver: zodResolver(detailsShape(tour.type, tour.maxGroupSize)),
    defaultValues: state.details,
  });
  const { errors, isSubmitting } = formState;

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => store.send({ type: 'detailsTyped', details: values }),
      }),
    [subscribe, store],
  );

  const submit = handleSubmit(async () => {
    setFault(undefined);
    const outcome = await seats.hold();
    if (outcome === 'held') {
      send({ type: 'detailsAccepted' });
      return;
    }
    const faults = outcome !== 'unanswered' && outcome.__typename === 'InvalidInput' ? outcome.fields : [];
    const party = faults.find(({ field }) => field === 'groupSize');
    if (party === undefined) setFault(outcome);
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
        {fault === undefined ? (
          <HoldOver booking={booking} seats={seats} />
        ) : (
          <HoldTrouble fault={fault} booking={booking} />
        )}
        <Fields>
          <TextField
            label="First name"
            autoComplete="given-name"
            error={errors.firstName?.message}
            {...register('firstName')}
          />
          <TextField
            label="Last name"
            autoComplete="family-name"
            error={errors.lastName?.message}
            {...register('lastName')}
          />
          <TextField
            label="Email"
            type="email"
            autoComplete="email"
            error={errors.email?.message}
            {...register('email')}
          />
          <TextField label="Phone" type="tel" autoComplete="tel" error={errors.phone?.message} {...register('phone')} />
          <GroupSizeField
            tour={tour}
            error={errors.groupSize?.message}
            {...register('groupSize', { valueAsNumber: true })}
          />
          <div data-wide="">
            <TextAreaField
              label="Special requests (optional)"
              rows={3}
              error={errors.specialRequests?.message}
              {...register('specialRequests')}
            />
          </div>
        </Fields>
      </Work>
      <Side>
        <BookingSummary state={state} price={tour.price} />
        <StepActions onBack={goBack} label="Continue" disabled={!canGoOn} busy={isSubmitting} />
      </Side>
    </Flow>
  );
};
