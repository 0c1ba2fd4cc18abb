import type { TodayNeedsQuery, TodayTimesQuery } from '../../generated/staff-operations.js';
import { startsText } from '../../lib/house-hours.js';
import { venueDateTime } from '../../lib/venue-dates.js';

export type Today = NonNullable<TodayTimesQuery['staffCalendar']>['days'][number];
export type TodayTime = Today['times'][number];

export const tourWords = { standard: 'Standard', premium: 'Premium', private: 'Private' } as const;

/** Whether the house is open today, in one sentence. */
export function openText({ closed, byRule, note, starts }: Today): string {
  if (!closed) return starts.length === 0 ? 'No tours today' : `Open today: ${startsText(starts)}`;
  if (byRule) return 'Closed today, as on every such weekday';
  return note === '' ? 'Closed today' : `Closed today: ${note}`;
}

/** The start that comes next, in ms since 1970; undefined when the last one of the day has begun. */
export function nextStart(times: readonly TodayTime[], now: number): number | undefined {
  const ahead = times.filter(({ closed }) => !closed).map(({ startsAt }) => Date.parse(startsAt));
  return ahead.filter((start) => start > now).sort((one, other) => one - other)[0];
}

/** Times that are still to come, and those that have begun with somebody in them. */
export function timesWorthShowing(times: readonly TodayTime[], now: number): readonly TodayTime[] {
  return times.filter(({ startsAt, sold, displaced }) => Date.parse(startsAt) > now || sold > 0 || displaced > 0);
}

/** Something that waits for a member of staff. */
export interface Need {
  readonly count: number;
  readonly title: string;
  readonly text: string;
  /** What is done about it, and where. */
  readonly verb: string;
  readonly to: string;
}

/** What waits for a person, each with the place where it is done. */
export function needsOf({ contactMessages, orders, emails, closures }: TodayNeedsQuery): readonly Need[] {
  const [message] = contactMessages?.messages ?? [];
  const [order] = orders?.orders ?? [];
  const [email] = emails?.emails ?? [];
  const needs: Need[] = [
    {
      count: contactMessages?.total ?? 0,
      title: 'Messages without an answer',
      text: message
        ? `The oldest came on ${venueDateTime(message.receivedAt)} from ${message.firstName} ${message.lastName}.`
        : '',
      verb: 'Answer',
      to: '/admin?tab=messages&show=unanswered&sort=received',
    },
    {
      count: (closures ?? []).reduce((sum, { unanswered }) => sum + unanswered, 0),
      title: 'Parties whose time is closed',
      text: 'They have not chosen another time yet.',
      verb: 'Look',
      to: '/admin?tab=calendar',
    },
    {
      count: emails?.total ?? 0,
      title: 'E-mails that could not be delivered',
      text: email ? `One of them is to ${email.recipient}.` : '',
      verb: 'Look',
      to: '/admin?tab=emails&status=FAILED',
    },
    {
      count: orders?.total ?? 0,
      title: 'Orders to hand over',
      text: order ? `The oldest came on ${venueDateTime(order.createdAt)} from ${order.customerName}.` : '',
      verb: 'Hand over',
      to: '/admin?tab=orders&show=open&sort=placed',
    },
  ];
  return needs.filter(({ count }) => count > 0);
}
