import { plural, t } from '@lingui/core/macro';
import type { OrganizationKind, RequestGroupVisitMutationVariables } from '../../generated/operations.js';
import { shownTime } from '../../kit/lib/house-hours.js';
import { tabItem } from '../../kit/lib/tab-storage.js';
import { emailField, lineField, linesField, nameField, requiredText } from '../../kit/lib/typed-text.js';
import { dateAfter, isDate, longDate, venueToday } from '../../kit/lib/venue-dates.js';
import { z } from '../../kit/lib/zod.js';
import { type GroupTerms, missingAdults } from './group-terms.js';

type GroupAskInput = RequestGroupVisitMutationVariables['input'];

/** The first is chosen until another is. */
export const kindWords: Readonly<Record<OrganizationKind, string>> = {
  school: t`School`,
  university: t`College or university`,
  church: t`Church`,
  company: t`Company`,
  tour_company: t`Tour company`,
  club: t`Club or association`,
  family: t`Family`,
};

export const paymentWords: Readonly<Record<GroupAskInput['paysBy'], string>> = {
  purchase_order: t`Purchase order`,
  check: t({ message: 'Check', context: 'payment' }),
  card: t({ message: 'Card', context: 'payment' }),
  transfer: t`Bank transfer`,
};

export const MOST_PREFERRED_DAYS = 3;

export const emptyDay = { day: '', from: '', until: '' };

function people(message: string) {
  return lineField()
    .regex(/^\d{0,4}$/, message)
    .transform(Number);
}

function keysOf<Key extends string>(words: Readonly<Record<Key, string>>): [Key, ...Key[]] {
  return Object.keys(words) as [Key, ...Key[]];
}

function dayShape(askedAheadDays: number) {
  return z
    .object({ day: z.string().refine(isDate, t`Please choose a day`), from: z.string(), until: z.string() })
    .superRefine(({ day, from, until }, context) => {
      const problem = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
      const first = dateAfter(venueToday(), askedAheadDays);
      const date = longDate(first);
      if (day < first) problem('day', t`Groups come from ${date} on. For an earlier day, please call us`);
      if (from !== '' && until !== '' && until < from) problem('until', t`This time is before the other one`);
    });
}

/** The bounds and messages are the server's. */
export function askShape(terms: GroupTerms) {
  const { smallestGroup, mostPeople, askedAheadDays } = terms;
  return z
    .object({
      organizationName: requiredText(t`The name`, 100),
      organizationKind: z.enum(keysOf(kindWords)),
      pupils: people(t`Please write how many pupils come`),
      adults: people(t`Please write how many adults come`),
      grade: lineField().max(40, t`The grade can have at most 40 characters`),
      tourId: z.string().min(1, t`Please choose a tour`),
      preferredDays: z.array(dayShape(askedAheadDays)),
      organizerName: nameField(t`Your name`, 1, 100),
      organizerEmail: lineField().min(1, t`Your e-mail is required`).pipe(emailField),
      organizerPhone: requiredText(t`Your phone`, 40),
      paysBy: z.enum(keysOf(paymentWords)),
      accessNeeds: linesField().max(300, t`What you need can have at most 300 characters`),
      note: linesField().max(1000, t`The note can have at most 1000 characters`),
      /** Honeypot, hidden from people. */
      q7k: z.string(),
    })
    .superRefine(({ pupils, adults }, context) => {
      const problem = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
      const needed = adults + missingAdults({ pupils, adults }, terms);
      if (pupils + adults < smallestGroup)
        problem('pupils', t`A group has at least ${smallestGroup} people. Smaller parties book online`);
      else if (pupils + adults > mostPeople)
        problem('pupils', t`A group has at most ${mostPeople} people. Please call us`);
      else if (needed > adults)
        problem(
          'adults',
          plural(needed, {
            one: 'So many pupils come with # adult, or more',
            other: 'So many pupils come with # adults, or more',
          }),
        );
    });
}

export type TypedAsk = z.input<ReturnType<typeof askShape>>;

export type GroupAsk = z.output<ReturnType<typeof askShape>>;

/** Before anything is typed. */
export function emptyAsk(tourId: string): TypedAsk {
  return {
    ...{ organizationName: '', organizationKind: 'school', pupils: '', adults: '', grade: '', tourId },
    ...{ preferredDays: [emptyDay], organizerName: '', organizerEmail: '', organizerPhone: '' },
    ...{ paysBy: 'purchase_order', accessNeeds: '', note: '', q7k: '' },
  };
}

const typed = z.object({
  ...{ organizationName: z.string(), organizationKind: z.enum(keysOf(kindWords)), pupils: z.string() },
  ...{ adults: z.string(), grade: z.string(), tourId: z.string() },
  preferredDays: z
    .array(z.object({ day: z.string(), from: z.string(), until: z.string() }))
    .min(1)
    .max(MOST_PREFERRED_DAYS),
  ...{ organizerName: z.string(), organizerEmail: z.string(), organizerPhone: z.string() },
  ...{ paysBy: z.enum(keysOf(paymentWords)), accessNeeds: z.string(), note: z.string() },
});

/** What was typed in this tab and not sent, without the honeypot. */
export const askDraft = tabItem('hilltop:group-ask:v1', typed);

/** As it is sent. Where bills go is asked once there is something to bill. */
export function askInput({ q7k: _, preferredDays, grade, accessNeeds, note, ...rest }: GroupAsk): GroupAskInput {
  const timeOf = (clock: string) => (clock === '' ? null : shownTime(clock));
  return {
    ...rest,
    preferredDays: preferredDays.map(({ day, from, until }) => ({ day, from: timeOf(from), until: timeOf(until) })),
    ...{ grade: grade || null, accessNeeds: accessNeeds || null, note: note || null },
  };
}

/** The fields of a preferred day are named with its place: `preferredDays.0.day`. */
export function isAskField(name: string): boolean {
  return /^preferredDays\.\d\.(day|from|until)$/.test(name) || (name !== 'preferredDays' && name in emptyAsk(''));
}
