import type { RefusalName, RefusalRow } from './refusal-row.js';

type TicketRefusal =
  | 'TypeNotSold'
  | 'TooManyOfType'
  | 'ChildrenNeedAnAdult'
  | 'TicketTypeNotFound'
  | 'TicketTypeExists'
  | 'PriceRuleNotFound';

export const ticketProblems: { readonly [Name in TicketRefusal & RefusalName]: RefusalRow<Name> } = {
  TypeNotSold: {
    status: 422,
    name: 'type-not-sold',
    title: 'The tour sells no such tickets.',
    facts: ({ type, tour }) => ({ ticketType: type, tour }),
  },
  TooManyOfType: {
    status: 422,
    name: 'too-many-of-type',
    title: 'A party cannot have as many of these.',
    facts: ({ type, max }) => ({ ticketType: type, max }),
  },
  ChildrenNeedAnAdult: {
    status: 422,
    name: 'children-need-an-adult',
    title: 'Children come with an adult.',
    facts: ({ perAdults }) => ({ perAdults }),
  },
  TicketTypeNotFound: { status: 404, name: 'ticket-type-not-found', title: 'There is no such type of ticket.' },
  TicketTypeExists: { status: 409, name: 'ticket-type-exists', title: 'This type of ticket already exists.' },
  PriceRuleNotFound: { status: 404, name: 'price-rule-not-found', title: 'There is no such price rule.' },
};
