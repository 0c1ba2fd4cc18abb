import { zodResolver } from '@hookform/resolvers/zod';
import { plural, t } from '@lingui/core/macro';
import { useEffect, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { TextAreaField, TextField } from '../../../kit/design/controls/text-field.js';
import { fieldProps } from '../../../kit/lib/field-props.js';
import { printedCents } from '../../../kit/lib/money.js';
import { guestsIn, type Party, seatsFor, whoComes } from '../../../kit/lib/tickets/party.js';
import { refusalOf } from '../../../kit/lib/tickets/party-rules.js';
import { AnswerFields } from '../../../kit/party/answer-fields.js';
import type { AskedQuestion } from '../../../kit/party/answers.js';
import { hasRoomFor } from '../../calendar/seat-labels.js';
import { Fields, Flow, Part, Side, StepHeading, StepTop, Work } from '../../design/booking-layout.js';
import { type HoldError, HoldErrorNotice } from '../../hold/hold-error.js';
import { HoldExpired } from '../../hold/hold-expired.js';
import { HoldLine } from '../../hold/hold-line.js';
import { useAskedOnline } from '../../party/use-asked-online.js';
import { useStartSeats } from '../../party/use-start-seats.js';
import { WhoIsComing } from '../../party/who-is-coming.js';
import { needsHint } from '../../rules/needs-hint.js';
import { partyToBook, totalOfBooking } from '../../state/booking-price.js';
import type { Details } from '../../state/booking-state.js';
import { detailsShape } from '../../state/details-form.js';
import { BookingSummary } from '../layout/booking-summary.js';
import { StepActions } from '../layout/step-actions.js';
import type { StepProps } from '../layout/step-props.js';
import { TooFewSeats } from './too-few-seats.js';

interface GuestFieldsProps {
  readonly form: UseFormReturn<Details>;
  readonly questions: readonly AskedQuestion[];
  readonly guests: number;
}

function GuestFields({ form, questions, guests }: GuestFieldsProps) {
  return (
    <Fields>
      <TextField label={t`First name`} autoComplete="given-name" {...fieldProps(form, 'firstName')} />
      <TextField label={t`Last name`} autoComplete="family-name" {...fieldProps(form, 'lastName')} />
      <TextField label={t`Email`} type="email" autoComplete="email" {...fieldProps(form, 'email')} />
      <TextField label={t`Phone`} type="tel" autoComplete="tel" {...fieldProps(form, 'phone')} />
      <div data-wide="">
        <TextAreaField label={t`Special requests (optional)`} rows={3} {...fieldProps(form, 'specialRequests')} />
      </div>
      <div data-wide="">
        <TextAreaField
          label={t`Access needs (optional)`}
          hint={needsHint}
          rows={2}
          {...fieldProps(form, 'accessNeeds')}
        />
      </div>
      <AnswerFields form={form} questions={questions} guests={guests} />
    </Fields>
  );
}

/** Step 2: who is coming, and the guest's details. Continuing holds the seats for fifteen minutes. */
export function DetailsStep({ booking, tour, seats }: StepProps) {
  const { state, send, goBack } = booking;
  const questions = useAskedOnline(tour.id);
  const { form, holdError, tries, party, chooseParty, submit } = useDetailsForm({ booking, tour, seats }, questions);
  const { isSubmitting } = form.formState;
  const ofStart = useStartSeats(state);
  const needed = seatsFor(party, tour.prices);
  const hasRoom = ofStart.slot === undefined || hasRoomFor(needed, tour.type, ofStart.slot);
  const guests = guestsIn(party);
  const isChosen = state.date !== undefined && state.time !== undefined;
  const canGoOn = isChosen && !isSubmitting && hasRoom && guests > 0;
  const move = (time: string): void => send({ type: 'timeMoved', time });
  return (
    <Flow noValidate onSubmit={submit}>
      <Work>
        <StepTop>
          <StepHeading>{t`Who is coming?`}</StepHeading>
          <HoldLine booking={booking} seats={seats} />
        </StepTop>
        {holdError === undefined ? (
          <HoldExpired booking={booking} seats={seats} />
        ) : (
          <HoldErrorNotice error={holdError} booking={booking} />
        )}
        {hasRoom ? null : <TooFewSeats {...{ tour, state, needed, seats: ofStart, onMove: move }} />}
        <WhoIsComing
          {...{ state, tour, party, tries, seats: ofStart, onParty: chooseParty }}
          fault={form.formState.errors.party?.message as string | undefined}
        />
        <Part>
          <h2>{t`Your details`}</h2>
        </Part>
        <GuestFields form={form} questions={questions} guests={guests} />
      </Work>
      <Side>
        <BookingSummary state={state} tour={tour} />
        <StepActions
          onBack={goBack}
          label={t`Continue`}
          disabled={!canGoOn}
          busy={isSubmitting}
          busyText={t`Holding your seats...`}
          summary={guests === 0 ? t`Nobody yet` : plural(guests, { one: '# guest', other: '# guests' })}
          amount={printedCents(totalOfBooking(state, tour))}
        />
      </Side>
    </Flow>
  );
}

function useDetailsForm({ booking, tour, seats }: StepProps, questions: readonly AskedQuestion[]) {
  const { state, store, send } = booking;
  const [holdError, setHoldError] = useState<HoldError>();
  const [tries, setTries] = useState(0);
  const form = useForm<Details>({
    resolver: zodResolver(detailsShape(tour.maxGroupSize, questions)),
    defaultValues: state.details,
  });
  const { handleSubmit, subscribe, setError, setValue, getValues } = form;
  const party = partyToBook(state.details, tour);

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => store.send({ type: 'detailsTyped', details: values }),
      }),
    [subscribe, store],
  );

  const chooseParty = (wanted: Party): void => {
    setValue('party', whoComes(wanted), { shouldValidate: tries > 0 });
    store.send({ type: 'detailsTyped', details: { ...getValues(), party: whoComes(wanted) } });
  };

  const hold = handleSubmit(async () => {
    if (refusalOf(party, tour.prices)) return;
    chooseParty(party);
    const outcome = await seats.hold();
    if (outcome === 'held') {
      send({ type: 'detailsAccepted' });
      return;
    }
    const fields = outcome !== 'unanswered' && outcome.__typename === 'InvalidInput' ? outcome.fields : [];
    const ofParty = fields.find(({ field }) => field === 'tickets');
    if (ofParty === undefined) setHoldError(outcome);
    else setError('party', { message: ofParty.message });
  });

  const submit = (event: React.FormEvent<HTMLFormElement>): void => {
    setHoldError(undefined);
    setTries((before) => before + 1);
    void hold(event);
  };
  return { form, holdError, tries, party, chooseParty, submit };
}
