import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createContext, useContext } from 'react';
import { type ChevronProps, type DayButtonProps, DayPicker, DayButton as PlainDayButton } from 'react-day-picker';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../../kit/design/layout/visually-hidden.js';
import { Icon } from '../../kit/design/marks/icon.js';
import { Text } from '../../kit/design/type/text.js';
import { type Bookable, opensOn } from '../../kit/lib/opens-on.js';
import { capitalized } from '../../kit/lib/spelled-number.js';
import {
  dateAfter,
  longDate,
  monthName,
  monthOf,
  monthSpan,
  shortDate,
  weekdayName,
} from '../../kit/lib/venue-dates.js';
import { locale } from '../../kit/words/language.js';
import { CalendarKey, CalendarSheet } from '../design/calendar-sheet.js';
import { openHolidays } from './open-holidays.js';
import { dayNote, isFull } from './seat-labels.js';
import type { Availability } from './use-availability.js';

/** Why a date cannot be chosen; empty when it can. While a month loads, only the booking window is known. */
function noteOf({ dayOf, window }: Availability, date: string): string {
  const day = dayOf(date);
  if (day !== undefined) return dayNote(day, window);
  const isOutside = window !== undefined && (date < window.firstDate || date > window.lastDate);
  return isOutside ? t`closed` : '';
}

const Here = createContext<string | undefined>(undefined);
const Notes = createContext<(date: string) => string>(() => '');
const Holidays = createContext<ReadonlyMap<string, string>>(new Map());

/** Screen readers get the full date, its holiday and why it cannot be chosen, as real text. */
function DayButton({ children, 'aria-label': _, ...rest }: DayButtonProps) {
  const date = rest.day.isoDate;
  const note = useContext(Notes)(date);
  const isChosen = rest.modifiers.selected === true;
  const isHere = useContext(Here) === date;
  const holiday = useContext(Holidays).get(date) ?? '';
  return (
    <PlainDayButton {...rest}>
      <VisuallyHidden>
        {[longDate(date), holiday, isChosen ? t`chosen` : '', isHere ? t`your visit now` : '', note]
          .filter(Boolean)
          .join(', ')}
      </VisuallyHidden>
      <span aria-hidden="true">{children}</span>
      {holiday ? <b className="holiday" aria-hidden="true" /> : null}
      {rest.modifiers.full === true ? <i aria-hidden="true">{t`full`}</i> : null}
      {isHere ? <i aria-hidden="true">{t({ message: 'yours', comment: 'The day of a visit' })}</i> : null}
    </PlainDayButton>
  );
}

function Chevron({ orientation }: ChevronProps) {
  return <Icon name={orientation === 'left' ? 'back' : 'forward'} />;
}

const monthAndYear = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' });

function nameOfMonth(month: Date | undefined): string | undefined {
  return month && monthName(fromCalendarDate(month));
}

// Module constants, because the calendar resets itself whenever one of these objects changes.
const components = { DayButton, Chevron };
const formatters = {
  formatCaption: (month: Date) => capitalized(monthAndYear.format(month)),
  formatWeekdayName: (date: Date) => shortDate(fromCalendarDate(date)).slice(0, 3),
};
const labels = {
  labelGrid: formatters.formatCaption,
  labelWeekday: (date: Date) => weekdayName(fromCalendarDate(date)),
  labelPrevious: (before: Date | undefined) => {
    const month = nameOfMonth(before);
    return month ? t`Go to the previous month, ${month}` : t`Go to the previous month`;
  },
  labelNext: (after: Date | undefined) => {
    const month = nameOfMonth(after);
    return month ? t`Go to the next month, ${month}` : t`Go to the next month`;
  },
};

/** While a month loads, nobody knows which dates are open. A chosen one is checked when it has loaded. */
const Sheet = styled(CalendarSheet)`
  &[data-waiting] .rdp-day_button { color: var(--off); font-weight: 400; }
`;

interface TourCalendarProps {
  readonly availability: Availability;
  readonly chosen: string | undefined;
  readonly onChoose: (date: string) => void;
  /** The day of a visit that may be moved; marked. */
  readonly here?: string;
  /** Full days can be chosen, to wait for their times. */
  readonly hasWaitingList?: boolean;
}

/**
 * A month at the venue, Sunday to Saturday; any month can be shown. Arrow keys move by day and week, Page Up and Down
 * by month.
 */
export function TourCalendar({ availability, chosen, onChoose, here, hasWaitingList = false }: TourCalendarProps) {
  const note = (date: string): string => noteOf(availability, date);
  const isFullDate = (date: Date): boolean => {
    const day = availability.dayOf(fromCalendarDate(date));
    return day !== undefined && isFull(day);
  };
  const { window, month } = availability;
  const holidays = openHolidays(availability);
  const isLater = (date: string): boolean => window !== undefined && date > window.lastDate;
  const firstLater =
    window && isLater(monthSpan(month).to) ? latest(monthSpan(month).from, dateAfter(window.lastDate, 1)) : undefined;
  return (
    <div aria-busy={availability.isLoading}>
      <Here value={here}>
        <Notes value={note}>
          <Holidays value={holidays}>
            <Sheet data-waiting={availability.isLoading || undefined}>
              <DayPicker
                mode="single"
                required
                showOutsideDays={false}
                selected={chosen === undefined ? undefined : toCalendarDate(chosen)}
                onSelect={(date: Date) => onChoose(fromCalendarDate(date))}
                month={toCalendarDate(`${availability.month}-01`)}
                onMonthChange={(date) => availability.showMonth(monthOf(fromCalendarDate(date)))}
                today={toCalendarDate(availability.today)}
                disabled={(date) => note(fromCalendarDate(date)) !== '' && !(hasWaitingList && isFullDate(date))}
                modifiers={{
                  full: isFullDate,
                  past: (date) => fromCalendarDate(date) < availability.today,
                  later: (date) => isLater(fromCalendarDate(date)),
                }}
                modifiersClassNames={{ full: 'rdp-full', past: 'rdp-past', later: 'rdp-past' }}
                components={components}
                formatters={formatters}
                labels={labels}
              />
            </Sheet>
          </Holidays>
        </Notes>
      </Here>
      {firstLater && window ? (
        <Text kind="small" mt={3} role="status">
          {opensInWords(firstLater, window, month)}
        </Text>
      ) : null}
      {/* Screen readers get this for each day. */}
      <CalendarKey aria-hidden="true">
        <span>
          <Trans>
            <b className="closed">7</b> closed
          </Trans>
        </span>
        <span>
          <Trans>
            <b>12</b> <i>full</i> no seats left
          </Trans>
        </span>
        {[...holidays].map(([date, name]) => (
          <span key={date}>
            <b className="holiday" /> {shortDate(date)}, {name}
          </span>
        ))}
      </CalendarKey>
    </div>
  );
}

/** When the days open that cannot be chosen yet. @param first of them in the month */
function opensInWords(first: string, bookable: Bookable, month: string): string {
  const day = longDate(first);
  const opening = longDate(opensOn(first, bookable));
  const name = monthName(first);
  return monthOf(bookable.lastDate) === month
    ? t`From ${day} on, days open one by one, the first tomorrow.`
    : t`${name} opens on ${opening}, and then one day each day.`;
}

function latest(one: string, other: string): string {
  return one > other ? one : other;
}

/** A `Date` for the calendar component: noon in the browser's time zone, which no DST change skips. Not an instant. */
export function toCalendarDate(date: string): Date {
  return new Date(`${date}T12:00:00`);
}

export function fromCalendarDate(date: Date): string {
  const month = String(date.getMonth() + 1).padStart(2, '0');
  return `${date.getFullYear()}-${month}-${String(date.getDate()).padStart(2, '0')}`;
}
