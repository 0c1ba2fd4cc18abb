import type { RotaWeekQuery } from '../../generated/staff-operations.js';
import { counted } from '../../kit/lib/spelled-number.js';

type Day = NonNullable<RotaWeekQuery['staffCalendar']>['days'][number];
export type RotaTime = Day['times'][number] & { readonly date: string };

export interface Guide {
  readonly id: string;
  readonly name: string;
}

/** A guide with two tours at once. */
export interface Overlap {
  readonly guide: Guide;
  readonly first: RotaTime;
  readonly second: RotaTime;
}

const MINUTE_MS = 60_000;

/** When a tour ends, in ms since 1970. */
export function endOf({ startsAt, durationMinutes }: Pick<RotaTime, 'startsAt' | 'durationMinutes'>): number {
  return Date.parse(startsAt) + durationMinutes * MINUTE_MS;
}

/** A week's open times that have guests or a guide, by start. */
export function rotaTimes(days: readonly Day[]): readonly RotaTime[] {
  return days.flatMap(({ date, times }) =>
    times
      .filter(({ closed, sold, guideIds }) => !closed && (sold > 0 || guideIds.length > 0))
      .map((time) => ({ ...time, date })),
  );
}

/** Pairs of a guide's tours of which the second begins before the first ends: one of them became longer since its guide was put on. */
export function overlaps(times: readonly RotaTime[], guides: readonly Guide[]): readonly Overlap[] {
  return guides.flatMap((guide) => {
    const led = times
      .filter(({ guideIds }) => guideIds.includes(guide.id))
      .toSorted((one, other) => one.startsAt.localeCompare(other.startsAt));
    return led.flatMap((first, at) =>
      led
        .slice(at + 1)
        .flatMap((second) => (Date.parse(second.startsAt) < endOf(first) ? [{ guide, first, second }] : [])),
    );
  });
}

/** Guides without another tour at that time. */
export function freeGuides(time: RotaTime, times: readonly RotaTime[], guides: readonly Guide[]): readonly Guide[] {
  const isBusy = ({ id }: Guide): boolean =>
    times.some(
      (other) =>
        other.guideIds.includes(id) &&
        other.slotId !== time.slotId &&
        Date.parse(other.startsAt) < endOf(time) &&
        Date.parse(time.startsAt) < endOf(other),
    );
  return guides.filter((guide) => !isBusy(guide));
}

/** "5 tours, 7 h 30" */
export function workText(led: readonly Pick<RotaTime, 'durationMinutes'>[]): string {
  const minutes = led.reduce((sum, { durationMinutes }) => sum + durationMinutes, 0);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const time = rest === 0 ? `${hours} h` : `${hours} h ${String(rest).padStart(2, '0')}`;
  return `${counted(led.length, 'tour')}, ${time}`;
}
