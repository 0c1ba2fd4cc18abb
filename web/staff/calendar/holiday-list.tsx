import type { Holiday } from '../../../services/shared/contracts/src/house/us-holidays.js';
import type { HolidayDaysQuery } from '../../generated/staff-operations.js';
import { CheckboxField } from '../../kit/design/controls/checkbox-field.js';
import { counted } from '../../kit/lib/spelled-number.js';
import { longDate } from '../../kit/lib/venue-dates.js';
import { ToolLink } from '../design/tool-link.js';
import { calendarSearch } from './calendar-address.js';

type Day = NonNullable<HolidayDaysQuery['staffDays']>[number];

/** Why a day cannot be ticked; undefined if it can. */
function fixedBecause({ closed, byRule, date }: Day): string | undefined {
  if (!closed) return undefined;
  return byRule ? `${longDate(date).split(',')[0]}, closed as usual` : 'Closed already';
}

interface HolidayListProps {
  readonly year: number;
  readonly holidays: readonly Holiday[];
  readonly days: ReadonlyMap<string, Day>;
  readonly ticked: readonly string[];
  /** Dates on which the house was said to be open. */
  readonly open: ReadonlySet<string>;
  readonly onTick: (date: string, isTicked: boolean) => void;
}

export function HolidayList({ year, holidays, days, ticked, open, onTick }: HolidayListProps) {
  return (
    <ul aria-label={`Holidays of ${year}`}>
      {holidays.map(({ date, name }) => (
        <li key={date}>
          <HolidayLine
            day={days.get(date)}
            name={name}
            isTicked={ticked.includes(date)}
            isOpen={open.has(date)}
            onTick={(isTicked) => onTick(date, isTicked)}
          />
        </li>
      ))}
    </ul>
  );
}

interface HolidayLineProps {
  readonly day: Day | undefined;
  readonly name: string;
  readonly isTicked: boolean;
  readonly isOpen: boolean;
  readonly onTick: (isTicked: boolean) => void;
}

/** A holiday: to tick, with guests (closed separately), or already closed. */
function HolidayLine({ day, name, isTicked, isOpen, onTick }: HolidayLineProps) {
  if (day === undefined) return null;
  const { date, guests } = day;
  const fixed = fixedBecause(day);
  if (fixed !== undefined) {
    return (
      <span>
        {name}
        <small>
          {longDate(date)}. {fixed}.
        </small>
      </span>
    );
  }
  if (guests > 0) {
    return (
      <>
        <span>
          {name}
          <small>{longDate(date)}</small>
        </span>
        <ToolLink to={`/admin${calendarSearch({ view: 'close', date })}`}>
          {counted(guests, 'guest')}: close it separately
        </ToolLink>
      </>
    );
  }
  return (
    <CheckboxField
      label={name}
      hint={`${longDate(date)}. ${isOpen ? 'Open, as you said. Nobody booked' : 'Nobody booked'}`}
      checked={isTicked}
      onChange={({ target }) => onTick(target.checked)}
    />
  );
}
