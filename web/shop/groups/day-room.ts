import { plural, select, t } from '@lingui/core/macro';
import type { GroupDayRoomQuery } from '../../generated/operations.js';
import { clockTime } from '../../kit/lib/house-hours.js';

type Day = Pick<NonNullable<GroupDayRoomQuery['groupDay']>, 'closed' | 'starts'>;

interface Wanted {
  /** 0 while nobody knows. */
  readonly people: number;
  /** HH:MM; empty: at any time. */
  readonly from: string;
  readonly until: string;
}

export interface DayRoom {
  readonly level: 'room' | 'little' | 'full' | 'closed';
  readonly words: string;
}

/** What a day has for so many people. It promises nothing: only an accepted quote holds seats. */
export function roomOf({ closed, starts }: Day, { people, from, until }: Wanted): DayRoom {
  if (closed) return { level: 'closed', words: closed };
  const when = from === '' && until === '' ? 'day' : 'times';
  const within = starts.filter(({ time }) => {
    const clock = clockTime(time);
    return (from === '' || clock >= from) && (until === '' || clock <= until);
  });
  const left = within.reduce((sum, { seatsLeft }) => sum + seatsLeft, 0);
  if (within.length === 0)
    return {
      level: 'closed',
      words: t`No tour starts ${select(when, { times: 'at these times', other: 'on this day' })}. Please choose another.`,
    };
  if (left === 0)
    return {
      level: 'full',
      words: t`Full: no seat is left ${select(when, { times: 'at these times', other: 'on this day' })}. Please name another day.`,
    };
  if (people === 0)
    return {
      level: 'room',
      words: t`${plural(left, { one: '# seat', other: '# seats' })} left ${select(when, { times: 'at these times', other: 'on this day' })}.`,
    };
  if (left < people)
    return {
      level: 'little',
      words: t`Little room: ${plural(left, { one: '# seat', other: '# seats' })} left ${select(when, { times: 'at these times', other: 'on this day' })}. Name another day too.`,
    };
  const isSplit = within.every(({ seatsLeft }) => seatsLeft < people);
  const words = isSplit
    ? t`Room for ${plural(people, { one: '# person', other: '# people' })} ${select(when, { times: 'at these times', other: 'on this day' })}, in several tours.`
    : t`Room for ${plural(people, { one: '# person', other: '# people' })} ${select(when, { times: 'at these times', other: 'on this day' })}.`;
  return { level: 'room', words };
}
