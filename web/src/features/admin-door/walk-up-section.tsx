import { type FormEvent, useRef, useState } from 'react';
import { useAdminMutation } from '../../admin/data/use-admin-mutation.js';
import { useAdminQuery } from '../../admin/data/use-admin-query.js';
import { ErrorNotice } from '../../admin/forms/error-notice.js';
import { type FormError, formErrorOf } from '../../admin/forms/form-error.js';
import { AdminForm, FieldPair, FormActions } from '../../admin/forms/form-parts.js';
import { AdminSection, AdminSectionBody } from '../../admin/layout/admin-section.js';
import { ListFailed, ListLoading } from '../../admin/lists/list-states.js';
import { CheckboxField } from '../../design/controls/checkbox-field.js';
import { SelectField, TextField } from '../../design/controls/text-field.js';
import { ToolButton } from '../../design/controls/tool-button.js';
import { showToast } from '../../design/layers/toasts.js';
import { DoorTimesDocument, SellWalkUpDocument } from '../../generated/staff-operations.js';
import { printedCents, toAmount } from '../../lib/money.js';
import { randomId } from '../../lib/random-id.js';
import { guestsOf, saleKey, type TimeToSell, timesToSell } from './times-to-sell.js';

/** Sells seats of today to a party that stands at the door. */
export function WalkUpSection({ date }: { readonly date: string }) {
  const { data, isLoading, hasFailed, reload } = useAdminQuery(DoorTimesDocument, { date });
  const times = data && timesToSell(data, Date.now());
  return (
    <AdminSection title="Walk-up sale" busy={isLoading}>
      {hasFailed ? <ListFailed label="times" onRetry={() => void reload()} /> : null}
      {times === undefined && isLoading ? <ListLoading label="times" /> : null}
      {times === undefined ? null : (
        <AdminSectionBody>
          {times.length === 0 ? <p>No seat is left to sell today.</p> : <WalkUpForm date={date} times={times} />}
        </AdminSectionBody>
      )}
    </AdminSection>
  );
}

const emptyParty = { guests: '1', name: '', email: '', hasSigned: false };

function WalkUpForm({ date, times }: { readonly date: string; readonly times: readonly TimeToSell[] }) {
  const send = useAdminMutation(SellWalkUpDocument, [DoorTimesDocument]);
  const [party, setParty] = useState(emptyParty);
  const [paidBy, setPaidBy] = useState<'card_reader' | 'cash'>('card_reader');
  const [chosen, setChosen] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<FormError>();
  // A sale that got no answer is sent again under its key, so that it is sold once.
  const key = useRef<{ readonly of: string; readonly id: string }>(undefined);
  const time = times.find(({ id }) => id === chosen) ?? times[0];
  if (!time) return null;
  const guests = guestsOf(party.guests, time.mostGuests);
  const total = time.priceCents * (guests ?? 0);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (guests === undefined) {
      setError({ title: 'Nothing is sold', text: `Guests must be a number from 1 to ${time.mostGuests}.` });
      return;
    }
    const input = {
      tourType: time.tourType,
      tourId: time.tourId,
      tourDate: date,
      tourTime: time.time,
      groupSize: guests,
      name: party.name,
      email: party.email.trim() === '' ? null : party.email,
      totalAmount: toAmount(total),
      paidBy,
      waiversSigned: party.hasSigned,
    };
    const of = JSON.stringify(input);
    if (key.current?.of !== of) key.current = { of, id: saleKey(randomId()) };
    setIsBusy(true);
    setError(undefined);
    const answer = await send({ input, idempotencyKey: key.current.id });
    setIsBusy(false);
    if (answer === 'unanswered') {
      setError({ title: 'No answer came', text: 'Press the button again: the same sale is made once.' });
      return;
    }
    if (answer.__typename !== 'BookingCreated') {
      setError(formErrorOf('Nothing is sold', answer, () => false));
      return;
    }
    const { confirmationCode, tourName, tourTime } = answer.booking;
    key.current = undefined;
    setParty(emptyParty);
    showToast({ title: 'Sold', text: `${confirmationCode}: ${tourName}, ${tourTime}.`, tone: 'done' });
  };

  return (
    <AdminForm noValidate onSubmit={(event) => void submit(event)}>
      <SelectField label="Time" value={time.id} onChange={({ target }) => setChosen(target.value)}>
        {times.map(({ id, time: start, tourName, tourType, seatsLeft, priceCents }) => (
          <option key={id} value={id}>
            {start}, {tourName}: {tourType === 'private' ? 'free' : `${seatsLeft} left`}, {printedCents(priceCents)}{' '}
            each
          </option>
        ))}
      </SelectField>
      <FieldPair>
        <TextField
          label="Guests"
          inputMode="numeric"
          value={party.guests}
          onChange={({ target }) => setParty({ ...party, guests: target.value })}
        />
        <SelectField
          label="Paid by"
          value={paidBy}
          onChange={({ target }) => setPaidBy(target.value === 'cash' ? 'cash' : 'card_reader')}
        >
          <option value="card_reader">Card reader</option>
          <option value="cash">Cash</option>
        </SelectField>
      </FieldPair>
      <TextField
        label="Name"
        autoComplete="off"
        value={party.name}
        onChange={({ target }) => setParty({ ...party, name: target.value })}
      />
      <TextField
        label="E-mail, for the ticket; may stay empty"
        type="email"
        autoComplete="off"
        value={party.email}
        onChange={({ target }) => setParty({ ...party, email: target.value })}
      />
      <CheckboxField
        label="Every guest has signed the waiver"
        checked={party.hasSigned}
        onChange={({ target }) => setParty({ ...party, hasSigned: target.checked })}
      />
      <ErrorNotice error={error} />
      <FormActions>
        <ToolButton type="submit" kind="main" busy={isBusy}>
          Sell {guests === 1 ? '1 seat' : `${guests ?? 0} seats`}, {printedCents(total)}
        </ToolButton>
      </FormActions>
    </AdminForm>
  );
}
