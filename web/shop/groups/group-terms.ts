import { plural, t } from '@lingui/core/macro';
import type { GroupsPageQuery } from '../../generated/operations.js';

export type GroupTerms = GroupsPageQuery['groupTerms'];

/** A tour that takes groups, with its prices as far as managers have set them, US cents. */
export interface GroupTour {
  readonly id: string;
  readonly name: string;
  readonly untranslated: readonly string[];
  readonly school: number | undefined;
  readonly adult: number | undefined;
}

/** Tours that are sold by the party take no groups. */
export function toursOfGroups({ groupTerms, tours }: GroupsPageQuery): readonly GroupTour[] {
  const rateOf = (id: string, wanted: 'school' | 'adult') =>
    groupTerms.rates.find(({ tourId, kind }) => tourId === id && kind === wanted)?.cents;
  return (tours ?? []).flatMap(({ id, name, untranslated, soldByParty }) =>
    soldByParty ? [] : [{ id, name, untranslated, school: rateOf(id, 'school'), adult: rateOf(id, 'adult') }],
  );
}

/** Adults whom the pupils lack; 0 when enough come. */
export function missingAdults(
  { pupils, adults }: { readonly pupils: number; readonly adults: number },
  { pupilsPerAdult }: Pick<GroupTerms, 'pupilsPerAdult'>,
): number {
  return Math.max(0, Math.ceil(pupils / pupilsPerAdult) - adults);
}

function depositSentences({ depositPercent, depositBackDays }: GroupTerms): readonly string[] {
  if (depositPercent === 0) return [t`No deposit is due.`];
  return [
    t`A deposit of ${depositPercent}% of the total books your seats, or a purchase order in its place.`,
    depositBackDays > 0
      ? t`The deposit comes back if you cancel at least ${plural(depositBackDays, { one: '# day', other: '# days' })} before the visit.`
      : t`The deposit comes back if you cancel before the visit.`,
  ];
}

/** The conditions, a fact each. A number of 0 leaves its fact out. */
export function termSentences(terms: GroupTerms): readonly string[] {
  const { smallestGroup, mostPeople, fewestWhoPay, pupilsPerAdult, freePerPupils, freePerAdults } = terms;
  const { countFinalDays, invoiceDueDays, quoteValidDays, askedAheadDays } = terms;
  const ahead =
    askedAheadDays > 0
      ? t`Ask at least ${plural(askedAheadDays, { one: '# day', other: '# days' })} and at most twelve months ahead.`
      : t`Ask at most twelve months ahead.`;
  const valid = t`Our quote is valid for ${plural(quoteValidDays, { one: '# day', other: '# days' })}.`;
  return [
    t`A group has ${smallestGroup} to ${mostPeople} people. At least ${plural(fewestWhoPay, { one: '# person is', other: '# people are' })} billed.`,
    t`Pupils come with one adult for each ${plural(pupilsPerAdult, { one: '# pupil', other: '# pupils' })}, or more.`,
    ...(freePerPupils > 0
      ? [
          t`One adult is free for each ${plural(freePerPupils, { one: '# pupil', other: '# pupils' })}, or part of that.`,
        ]
      : []),
    ...(freePerAdults > 0
      ? [
          t`In a group of adults, one person is free for each ${plural(freePerAdults, { one: '# person', other: '# people' })} who pay.`,
        ]
      : []),
    `${ahead} ${valid}`,
    ...depositSentences(terms),
    t`The number of people is final ${plural(countFinalDays, { one: '# day', other: '# days' })} before the visit, at 5 PM.`,
    invoiceDueDays > 0
      ? t`You pay the rest by invoice, which is due after ${plural(invoiceDueDays, { one: '# day', other: '# days' })}.`
      : t`You pay the rest by invoice, which is due at once.`,
  ];
}
