import type { GroupsPageQuery } from '../../generated/operations.js';
import { counted } from '../../kit/lib/spelled-number.js';

export type GroupTerms = GroupsPageQuery['groupTerms'];

/** A tour that takes groups, with its prices as far as managers have set them, US cents. */
export interface GroupTour {
  readonly id: string;
  readonly name: string;
  readonly school: number | undefined;
  readonly adult: number | undefined;
}

/** Tours that are sold by the party take no groups. */
export function toursOfGroups({ groupTerms, tours }: GroupsPageQuery): readonly GroupTour[] {
  const rateOf = (id: string, wanted: 'school' | 'adult') =>
    groupTerms.rates.find(({ tourId, kind }) => tourId === id && kind === wanted)?.cents;
  return (tours ?? []).flatMap(({ id, name, soldByParty }) =>
    soldByParty ? [] : [{ id, name, school: rateOf(id, 'school'), adult: rateOf(id, 'adult') }],
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
  if (depositPercent === 0) return ['No deposit is due.'];
  const back =
    depositBackDays > 0 ? `at least ${counted(depositBackDays, 'day')} before the visit` : 'before the visit';
  return [
    `A deposit of ${depositPercent}% of the total books your seats, or a purchase order in its place.`,
    `The deposit comes back if you cancel ${back}.`,
  ];
}

/** The conditions, a fact each. A number of 0 leaves its fact out. */
export function termSentences(terms: GroupTerms): readonly string[] {
  const { smallestGroup, mostPeople, fewestWhoPay, pupilsPerAdult, freePerPupils, freePerAdults } = terms;
  const { countFinalDays, invoiceDueDays, quoteValidDays, askedAheadDays } = terms;
  const ahead = askedAheadDays > 0 ? `at least ${counted(askedAheadDays, 'day')} and ` : '';
  return [
    `A group has ${smallestGroup} to ${mostPeople} people. At least ${counted(fewestWhoPay, 'person is', 'people are')} billed.`,
    `Pupils come with one adult for each ${counted(pupilsPerAdult, 'pupil')}, or more.`,
    ...(freePerPupils > 0 ? [`One adult is free for each ${counted(freePerPupils, 'pupil')}, or part of that.`] : []),
    ...(freePerAdults > 0
      ? [`In a group of adults, one person is free for each ${counted(freePerAdults, 'person', 'people')} who pay.`]
      : []),
    `Ask ${ahead}at most twelve months ahead. Our quote is valid for ${counted(quoteValidDays, 'day')}.`,
    ...depositSentences(terms),
    `The number of people is final ${counted(countFinalDays, 'day')} before the visit, at 5 PM.`,
    invoiceDueDays > 0
      ? `You pay the rest by invoice, which is due after ${counted(invoiceDueDays, 'day')}.`
      : 'You pay the rest by invoice, which is due at once.',
  ];
}
