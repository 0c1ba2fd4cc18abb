import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { styled } from 'styled-components';
import { CheckboxField } from '../../design/controls/checkbox-field.js';
import { TextAreaField } from '../../design/controls/text-field.js';
import { Flow, Side, StepTop, Work } from './booking-layout.js';
import type { Waiver } from './booking-state.js';
import { BookingSummary } from './booking-summary.js';
import { waiverShape } from './details-form.js';
import { HoldLine } from './hold-line.js';
import { HoldOver } from './hold-over.js';
import { StepActions } from './step-actions.js';
import { StepHeading } from './step-heading.js';
import type { StepProps } from './step-props.js';
import { waiverText } from './waiver-text.js';

const Words = styled.div`
  display: grid;
  gap: var(--s-3);
  max-width: var(--measure);
  padding-block: var(--s-4);
  border: solid var(--rule);
  border-width: 1px 0;
  font: 400 var(--t-4) / 1.5 var(--text);
`;

/** Step 3: the liability waiver, and notes (spec.md §2, §5). */
export const WaiverStep = ({ booking, tour, seats }: StepProps) => {
  const { state, store, send, goBack } = booking;
  const { register, handleSubmit, subscribe, formState } = useForm<Waiver>({
    resolver: zodResolver(waiverShape),
    defaultValues: state.waiver,
  });
  const { errors } = formState;

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
          <StepHeading>Liability Waiver</StepHeading>
          <HoldLine booking={booking} seats={seats} />
        </StepTop>
        <HoldOver booking={booking} seats={seats} />
        <Words>
          {waiverText.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Words>
        <CheckboxField
          label="I have read the liability waiver and accept it for my whole party"
          error={errors.liabilityWaiverAccepted?.message}
          {...register('liabilityWaiverAccepted')}
        />
        <TextAreaField
          label="Additional notes (optional)"
          rows={3}
          error={errors.additionalNotes?.message}
          {...register('additionalNotes')}
        />
      </Work>
      <Side>
        <BookingSummary state={state} price={tour.price} />
        <StepActions onBack={goBack} label="Continue" />
      </Side>
    </Flow>
  );
};
