import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { counted, guestsIn, type Party, sellsAdultsOnly } from '../../../lib/tickets/party.js';
import { refusalOf } from '../../../lib/tickets/party-rules.js';
import type { HoldError } from '../hold/hold-error.js';
import type { StepProps } from '../layout/step-props.js';
import { partyToBook } from '../state/booking-price.js';
import type { Details } from '../state/booking-state.js';
import { detailsShape } from '../state/details-form.js';

/** What a visitor types in the second step, as it is stored, and the hold that follows it. */
export function useDetailsForm({ booking, tour, seats }: StepProps) {
  const { state, store, send } = booking;
  const [holdError, setHoldError] = useState<HoldError>();
  const [tries, setTries] = useState(0);
  const form = useForm<Details>({
    resolver: zodResolver(detailsShape(tour.type, tour.maxGroupSize)),
    defaultValues: state.details,
  });
  const { handleSubmit, subscribe, setError, setValue, getValues } = form;
  const isByType = !sellsAdultsOnly(tour.prices);
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
    const tickets = counted(wanted);
    setValue('tickets', tickets);
    setValue('groupSize', guestsIn(tickets));
    store.send({ type: 'detailsTyped', details: { ...getValues(), tickets, groupSize: guestsIn(tickets) } });
  };

  const hold = handleSubmit(async () => {
    if (isByType && refusalOf(party, tour.prices)) return;
    if (isByType) chooseParty(party);
    const outcome = await seats.hold();
    if (outcome === 'held') {
      send({ type: 'detailsAccepted' });
      return;
    }
    const fields = outcome !== 'unanswered' && outcome.__typename === 'InvalidInput' ? outcome.fields : [];
    const size = fields.find(({ field }) => field === 'groupSize');
    if (size === undefined || isByType) setHoldError(outcome);
    else setError('groupSize', { message: size.message }, { shouldFocus: true });
  });

  const submit = (event: React.FormEvent<HTMLFormElement>): void => {
    setHoldError(undefined);
    setTries((before) => before + 1);
    void hold(event);
  };
  return { form, holdError, tries, isByType, party, chooseParty, submit };
}
