/** A party as the test draws it, and what happens to it. */
export interface DrawnParty {
  readonly tourType: 'standard' | 'private';
  /** Days after December 1. */
  readonly day: number;
  /** Place of its start among the nine of a day. */
  readonly at: number;
  readonly size: number;
  /** Days before its visit on which it buys, and the hour of that day in UTC. */
  readonly ahead: number;
  readonly hour: number;
  readonly fate: 'comes' | 'some come' | 'stays away' | 'cancels' | 'moves and comes' | 'two phones, settled';
}

/** A visit in the books of the test. */
export interface AccountedVisit {
  readonly tourType: 'standard' | 'private';
  date: string;
  time: string;
  readonly size: number;
  readonly boughtAt: string;
  isCancelled: boolean;
  came: number;
}

export interface ExpectedCounts {
  offered: number;
  sold: number;
  came: number;
  noShows: number;
  turnedAway: number;
}

export const TIMES = [
  ...['9:00 AM', '10:00 AM', '11:00 AM', '12:00 PM', '1:00 PM', '2:00 PM', '3:00 PM', '4:00 PM', '5:00 PM'],
] as const;
const SEATS = { standard: 25, private: 1 } as const;
const GROUPS = [0, 1, 3, 8, 15, 31] as const;

export function dateOf(day: number): string {
  return new Date(Date.UTC(2026, 11, 1 + day)).toISOString().slice(0, 10);
}

export function isMonday(date: string): boolean {
  return new Date(date).getUTCDay() === 1;
}

/** In December the venue's clock is six hours behind UTC. */
export function startOf(date: string, time: string): string {
  const at = (TIMES as readonly string[]).indexOf(time);
  return `${date}T${String(9 + at + 6).padStart(2, '0')}:00:00.000Z`;
}

const venueDate = (instant: string) => new Date(Date.parse(instant) - 6 * 3_600_000).toISOString().slice(0, 10);

/** Counts visits by its own books, and knows nothing of how the service does. */
export class VisitAccountant {
  readonly visits: AccountedVisit[] = [];
  /** Parties that were turned away, by date and time. */
  readonly turnedAway: { date: string; time: string }[] = [];
  readonly closed = new Set<string>();

  counts(dates: readonly string[], now: string, only: (visit: { date: string; time: string }) => boolean = () => true) {
    const sum: ExpectedCounts = { offered: 0, sold: 0, came: 0, noShows: 0, turnedAway: 0 };
    for (const date of dates) {
      for (const time of TIMES) {
        if (!only({ date, time })) continue;
        if (!isMonday(date) && !this.closed.has(date)) sum.offered += SEATS.standard + SEATS.private;
        const here = this.visits.filter((visit) => visit.date === date && visit.time === time);
        for (const visit of here) {
          sum.came += visit.came;
          if (visit.isCancelled) continue;
          const seats = visit.tourType === 'private' ? 1 : visit.size;
          sum.sold += seats;
          if (visit.came === 0 && startOf(date, time) <= now) sum.noShows += seats;
        }
        sum.turnedAway += this.turnedAway.filter((party) => party.date === date && party.time === time).length;
      }
    }
    return sum;
  }

  /** Sold seats by how many days ahead. */
  ahead(dates: readonly string[]): number[] {
    const seats = GROUPS.map(() => 0);
    for (const { date, boughtAt, isCancelled, tourType, size } of this.visits) {
      if (isCancelled || !dates.includes(date)) continue;
      const days = (Date.parse(date) - Date.parse(venueDate(boughtAt))) / 86_400_000;
      const place = GROUPS.findLastIndex((first) => first <= days);
      seats[place] = (seats[place] ?? 0) + (tourType === 'private' ? 1 : size);
    }
    return seats;
  }
}
