import type { Refusal } from '@hilltop/platform/outcome/refusal';

export type TicketTypeNotFound = Refusal<'TicketTypeNotFound'>;
export type TicketTypeExists = Refusal<'TicketTypeExists'>;
export type PriceRuleNotFound = Refusal<'PriceRuleNotFound'>;

export const ticketTypeNotFound = (): TicketTypeNotFound => ({
  __typename: 'TicketTypeNotFound',
  message: 'There is no such type of ticket, or it has ended.',
});

export const ticketTypeExists = (): TicketTypeExists => ({
  __typename: 'TicketTypeExists',
  message: 'Another type of ticket has this code.',
});

export const priceRuleNotFound = (): PriceRuleNotFound => ({
  __typename: 'PriceRuleNotFound',
  message: 'This rule no longer exists.',
});
