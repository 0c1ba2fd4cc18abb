import type { GroupsPageQuery } from '../../generated/operations.js';
import type { GroupTerms } from './group-terms.js';

/** As Hilltop comes, with one price. */
export const terms: GroupTerms = {
  __typename: 'GroupTerms',
  ...{ smallestGroup: 15, fewestWhoPay: 15, pupilsPerAdult: 10, mostPeople: 300, freePerPupils: 8, freePerAdults: 15 },
  ...{ countFinalDays: 7, depositBackDays: 14, depositPercent: 25, invoiceDueDays: 30 },
  ...{ quoteValidDays: 14, askedAheadDays: 7 },
  rates: [{ __typename: 'GroupRate', tourId: 'grist', kind: 'school', cents: 1000 }],
};

function tour(id: string, name: string, soldByParty = false) {
  return { __typename: 'Tour', id, name, untranslated: [], soldByParty } as const;
}

export const answered: GroupsPageQuery = {
  __typename: 'Query',
  groupTerms: terms,
  tours: [tour('grist', 'Grist and Gears'), tour('loaf', 'From Grain to Loaf'), tour('evening', 'An Evening', true)],
};
