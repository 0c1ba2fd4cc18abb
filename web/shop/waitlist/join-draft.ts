import { type TabItem, tabItem } from '../../kit/lib/tab-storage.js';
import { z } from '../../kit/lib/zod.js';

/** As typed. `others` are keys of other times. */
const typed = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  party: z.record(z.string(), z.int()),
  others: z.array(z.string()),
});

export type TypedJoin = z.infer<typeof typed>;

/** A full time of a tour, `10:00 AM` on a date, YYYY-MM-DD. */
interface WaitedFor {
  readonly tourId: string;
  readonly date: string;
  readonly time: string;
}

/** What was typed in this tab for a waiting list, and not sent. */
const kept = tabItem(
  'hilltop:join:v1',
  z.object({ of: z.object({ tourId: z.string(), date: z.string(), time: z.string() }), typed }),
);

/** The draft for one time: that for another one is not read. */
export function joinDraft({ tourId, date, time }: WaitedFor): TabItem<TypedJoin> {
  return {
    read: () => (keptTime({ tourId, date }) === time ? kept.read()?.typed : undefined),
    write: (typed) => kept.write(typed && { of: { tourId, date, time }, typed }),
  };
}

/** The time of a day for which there is a draft, so that its form opens again. */
export function keptTime({ tourId, date }: Omit<WaitedFor, 'time'>): string | undefined {
  const of = kept.read()?.of;
  return of?.tourId === tourId && of.date === date ? of.time : undefined;
}

/** Another time or day was chosen instead. */
export function forgetJoinDraft(): void {
  kept.write(undefined);
}
