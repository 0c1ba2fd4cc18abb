import { createContext, useContext } from 'react';
import { type ChevronProps, type DayButtonProps, DayPicker, DayButton as PlainDayButton } from 'react-day-picker';
import { CalendarKey, CalendarSheet } from '../../design/booking/calendar-sheet.js';
import { VisuallyHidden } from '../../design/layout/visually-hidden.js';
import { Icon } from '../../design/marks/icon.js';
import { dayNote, isFull } from './seat-words.js';
import type { Availability } from './use-availability.js';
import { dateParts, fromCalendarDate, monthOf, shortDate, toCalendarDate } from './venue-calendar.js';

const MONDAY = 1;

/** Why a date cannot be chosen, in words; empty when it can. Of a month that still loads only the rules are known. */
const noteOf = ({ dayOf, window }: Availability, date: string): string => {
  const day = dayOf(date);
  if (day !== undefined) return dayNote(day);
  if (toCalendarDate(date).getUTCDay() === MONDAY) return 'closed, as every Monday';
  const isOutside = window !== undefined && (date < window.firstDate || date > window.lastDate);
  return isOutside ? 'closed' : '';
};

const Notes = createContext<(date: string) => string>(() => '');

/** The number of a day; its name is the full date, and why it cannot be chosen, in real text. */
const DayButton = ({ children, 'aria-label': _, ...rest }: DayButtonProps) => {
  const date = rest.day.isoDate;
  const note = useContext(Notes)(date);
  const { weekday, month, year } = dateParts(date);
  return (
    <PlainDayButton {...rest}>
      <span>
        <VisuallyHidden>{`${weekday}, ${month} `}</VisuallyHidden>
        {children}
        <VisuallyHidden>{`, ${year}${rest.modifiers.selected ? ', chosen' : ''}${note ? ', ' : ''}`}</VisuallyHidden>
      </span>
      {note === 'full' ? <i>full</i> : <VisuallyHidden>{note}</VisuallyHidden>}
    </PlainDayButton>
  );
};

const Chevron = ({ orientation }: ChevronProps) => <Icon name={orientation === 'left' ? 'back' : 'forward'} />;

const monthName = (date: Date | undefined): string =>
  date === undefined ? '' : `, ${dateParts(fromCalendarDate(date)).month}`;

type TourCalendarProps = {
  readonly availability: Availability;
  readonly chosen: string | undefined;
  readonly onChoose: (date: string) => void;
};

/**
 * A month of the venue, Sunday to Saturday (spec.md §2). One can turn to any month; closed dates are red and struck, full
 * ones say so. Arrow keys move by day and week, Page Up and Down by month.
 */
export const TourCalendar = ({ availability, chosen, onChoose }: TourCalendarProps) => {
  const note = (date: string): string => noteOf(availability, date);
  const dateOf = (date: Date): string => fromCalendarDate(date);
  const isFullDate = (date: Date): boolean => {
    const day = availability.dayOf(dateOf(date));
    return day !== undefined && isFull(day);
  };
  return (
    <div aria-busy={availability.isLoading}>
      <Notes value={note}>
        <CalendarSheet data-waiting={availability.isLoading || undefined}>
          <DayPicker
            mode="single"
            required
            timeZone="UTC"
            showOutsideDays={false}
            selected={chosen === undefined ? undefined : toCalendarDate(chosen)}
            onSelect={(date: Date) => {
              if (availability.dayOf(dateOf(date)) !== undefined) onChoose(dateOf(date));
            }}
            month={toCalendarDate(`${availability.month}-01`)}
            onMonthChange={(date) => availability.showMonth(monthOf(dateOf(date)))}
            today={toCalendarDate(availability.today)}
            disabled={(date) => note(dateOf(date)) !== ''}
            modifiers={{ full: isFullDate }}
            modifiersClassNames={{ full: 'rdp-full' }}
            components={{ DayButton, Chevron }}
            formatters={{ formatWeekdayName: (date) => shortDate(dateOf(date)).slice(0, 3) }}
            labels={{
              labelPrevious: (date) => `Go to the previous month${monthName(date)}`,
              labelNext: (date) => `Go to the following month${monthName(date)}`,
            }}
          />
        </CalendarSheet>
      </Notes>
      <CalendarKey>
        <span>
          <b className="closed">7</b> closed, as every Monday
        </span>
        <span>
          <b>12</b> <i>full</i> no seat at any time
        </span>
      </CalendarKey>
    </div>
  );
};
