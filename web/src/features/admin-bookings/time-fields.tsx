import type { ComponentProps } from 'react';
import { useAdminQuery } from '../../admin/data/use-admin-query.js';
import { SelectField, TextField } from '../../design/controls/text-field.js';
import { StaffDayTimesDocument } from '../../generated/staff-operations.js';
import { isDate } from '../../lib/venue-dates.js';
import type { BookingState } from './booking-words.js';

interface TimeFieldsProps {
  readonly tourType: BookingState['tourType'];
  /** What the fields have. */
  readonly date: string;
  readonly time: string;
  readonly dateField: Omit<ComponentProps<typeof TextField>, 'label'>;
  readonly timeField: Omit<ComponentProps<typeof SelectField>, 'label' | 'hint'>;
}

interface Time {
  readonly time: string;
  readonly capacity: number;
  readonly seatsLeft: number;
}

/** A private tour takes one party. */
function timeWords({ time, capacity, seatsLeft }: Time): string {
  if (seatsLeft === 0) return `${time}, full`;
  if (capacity === 1) return `${time}, free`;
  return `${time}, ${seatsLeft} ${seatsLeft === 1 ? 'seat' : 'seats'} left`;
}

/** Another day and one of its times, with the seats that are left. */
export function TimeFields({ tourType, date, time, dateField, timeField }: TimeFieldsProps) {
  const { data, isLoading } = useAdminQuery(StaffDayTimesDocument, { tourType, date }, isDate(date));
  const times = data?.availability?.days[0]?.times ?? [];
  const isListed = times.some((one) => one.time === time);
  return (
    <>
      <TextField label="New day" type="date" {...dateField} />
      <SelectField
        label="New time"
        hint={!isLoading && times.length === 0 ? 'No tour starts on this day' : undefined}
        {...timeField}
        value={time}
      >
        {isListed ? null : <option value={time}>{time}</option>}
        {times.map((one) => (
          <option key={one.time} value={one.time}>
            {timeWords(one)}
          </option>
        ))}
      </SelectField>
    </>
  );
}
