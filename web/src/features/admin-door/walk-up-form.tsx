import { type FormEvent, useState } from 'react';
import { ErrorNotice } from '../../admin/forms/error-notice.js';
import { AdminForm, FieldPair, FormActions } from '../../admin/forms/form-parts.js';
import { CheckboxField } from '../../design/controls/checkbox-field.js';
import { SelectField, TextField } from '../../design/controls/text-field.js';
import { ToolButton } from '../../design/controls/tool-button.js';
import type { SellWalkUpMutation, SellWalkUpMutationVariables } from '../../generated/staff-operations.js';
import { type FormError, formErrorOf } from '../../lib/forms/form-error.js';
import { printedCents, toAmount } from '../../lib/money.js';
import { sendOnce } from '../../lib/send-once.js';
import { guestsOf, type TimeToSell } from './times-to-sell.js';

const emptyParty = { guests: '1', name: '', email: '', hasSigned: false };

type Answer = SellWalkUpMutation['sellWalkUp'];

/** What was sold. */
export type SoldParty = Extract<Answer, { readonly __typename: 'BookingCreated' }>['booking'];

const once = sendOnce('walk-up');

interface WalkUpFormProps {
  /** YYYY-MM-DD */
  readonly date: string;
  readonly times: readonly TimeToSell[];
  /** Sends the sale; `unanswered` when it may have been made. */
  readonly sell: (variables: SellWalkUpMutationVariables) => Promise<Answer | 'unanswered'>;
  readonly onSold: (party: SoldParty) => void;
  /** Ends the words on the button. */
  readonly andThen?: string;
}

/** Time, guests and money of a party that stands at the door. */
export function WalkUpForm({ date, times, sell, onSold, andThen = '' }: WalkUpFormProps) {
  const [party, setParty] = useState(emptyParty);
  const [paidBy, setPaidBy] = useState<'card_reader' | 'cash'>('card_reader');
  const [chosen, setChosen] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<FormError>();
  const time = times.find(({ id }) => id === chosen) ?? times[0];
  if (!time) return null;
  const guests = guestsOf(party.guests, time.mostGuests);
  const total = time.priceCents * (guests ?? 0);
  const mostText =
    time.mostGuests === 1 ? `${time.time} has room for one guest.` : `From 1 to ${time.mostGuests} guests.`;

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (guests === undefined) {
      setError({ title: 'Nothing was sold', text: mostText });
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
    setIsBusy(true);
    setError(undefined);
    const answer = await once(input, (idempotencyKey) => sell({ input, idempotencyKey }));
    setIsBusy(false);
    if (answer === 'unanswered') {
      setError({ title: 'No answer came', text: 'Press the button again: the sale will be made only once.' });
      return;
    }
    if (answer.__typename !== 'BookingCreated') {
      setError(formErrorOf('Nothing was sold', answer, () => false));
      return;
    }
    setParty(emptyParty);
    onSold(answer.booking);
  };

  return (
    <AdminForm noValidate onSubmit={(event) => void submit(event)}>
      <SelectField label="Time" value={time.id} onChange={({ target }) => setChosen(target.value)}>
        {times.map(({ id, time: start, tourName, tourType, seatsLeft, priceCents }) => (
          <option key={id} value={id}>
            {start}, {tourName}: {tourType === 'private' ? 'not taken' : `${seatsLeft} left`},{' '}
            {printedCents(priceCents)} each
          </option>
        ))}
      </SelectField>
      <FieldPair>
        <TextField
          label="Guests"
          inputMode="numeric"
          error={guests === undefined && party.guests.trim() !== '' ? mostText : undefined}
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
        label="E-mail for the ticket (optional)"
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
          {guests === undefined
            ? 'Sell'
            : `Sell ${guests === 1 ? '1 seat' : `${guests} seats`}, ${printedCents(total)}`}
          {andThen}
        </ToolButton>
      </FormActions>
    </AdminForm>
  );
}
