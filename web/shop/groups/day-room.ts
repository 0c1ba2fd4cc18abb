import type { GroupDayRoomQuery } from '../../generated/operations.js';
import { clockTime } from '../../kit/lib/house-hours.js';
import { counted } from '../../kit/lib/spelled-number.js';

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
  const isLimited = from !== '' || until !== '';
  const when = isLimited ? 'at these times' : 'on this day';
  const within = starts.filter(({ time }) => {
    const clock = clockTime(time);
    return (from === '' || clock >= from) && (until === '' || clock <= until);
  });
  if (within.length === 0) return { level: 'closed', words: `No tour starts ${when}. Please choose another.` };
  const left = within.reduce((sum, { seatsLeft }) => sum + seatsLeft, 0);
  if (left === 0) return { level: 'full', words: `Full: no seat is left ${when}. Please name another day.` };
  if (people === 0) return { level: 'room', words: `${counted(left, 'seat')} left ${when}.` };
  if (left < people) {
    return { level: 'little', words: `Little room: ${counted(left, 'seat')} left ${when}. Name another day too.` };
  }
  const isSplit = within.every(({ seatsLeft }) => seatsLeft < people);
  return { level: 'room', words: `Room for ${people} people ${when}${isSplit ? ', in several tours' : ''}.` };
}
