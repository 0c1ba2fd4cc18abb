import { SelectField, TextField } from '../../kit/design/controls/text-field.js';
import { ListFailed, ListLoading } from '../../kit/desk/list-states.js';
import { adultCents, perGuest, type TimeToSell } from '../../kit/desk/times-to-sell.js';
import { fieldProps } from '../../kit/lib/field-props.js';
import { printedCents } from '../../kit/lib/money.js';
import { counted } from '../../kit/lib/spelled-number.js';
import type { Party } from '../../kit/lib/tickets/party.js';
import { longDate, venueToday } from '../../kit/lib/venue-dates.js';
import { ReasonField } from '../forms/reason-field.js';
import { hasRoom } from './call-times.js';
import type { CallForm } from './use-caller-booking.js';

interface VisitFieldsProps {
  readonly form: CallForm;
  readonly times: readonly TimeToSell[];
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
  /** When visitors can book the day, which is later than they can now. */
  readonly opens: string | undefined;
}

function timeText(offered: TimeToSell, party: Party): string {
  const { time, tourName, soldByParty, seatsLeft } = offered;
  const left = soldByParty ? 'not taken' : `${counted(seatsLeft, 'seat')} free`;
  return `${time}, ${tourName}: ${left}${hasRoom(offered, party) ? '' : ', too few'}, ${printedCents(adultCents(offered))} ${perGuest(offered)}`;
}

/** Only times with room for the whole party can be chosen. */
export function VisitFields({ form, times, isLoading, hasFailed, onRetry, opens }: VisitFieldsProps) {
  const [date, time, party] = form.watch(['date', 'time', 'party']);
  const isKnown = times.some(({ id }) => id === time);
  return (
    <>
      <TextField label="Day" type="date" min={venueToday()} {...fieldProps(form, 'date')} />
      {hasFailed ? <ListFailed label="times" onRetry={onRetry} /> : null}
      {isLoading && times.length === 0 ? <ListLoading label="times" /> : null}
      {date === '' || (isLoading && times.length === 0) ? null : (
        <SelectField
          label="Time"
          hint={times.length === 0 ? 'No time of this day has a seat' : undefined}
          {...fieldProps(form, 'time')}
          value={isKnown ? time : ''}
        >
          <option value="">Choose a time</option>
          {times.map((one) => (
            <option key={one.id} value={one.id} disabled={!hasRoom(one, party)}>
              {timeText(one, party)}
            </option>
          ))}
        </SelectField>
      )}
      {opens ? (
        <ReasonField
          usual="beyond"
          label="Reason for booking past the rule"
          hint={`For visitors it opens on ${longDate(opens)}. Kept with the booking, not shown to the guest`}
          {...fieldProps(form, 'beyondBecause')}
        />
      ) : null}
    </>
  );
}
