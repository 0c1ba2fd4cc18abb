import type { RefusalName, RefusalRow } from './refusal-row.js';

type GuestBookRefusal = 'GuestBookNotOpen' | 'GuestBookDecidedMeanwhile' | 'GuestBookEntryNotFound';

export const guestBookProblems: { readonly [Name in GuestBookRefusal & RefusalName]: RefusalRow<Name> } = {
  GuestBookNotOpen: {
    status: 409,
    name: 'guest-book-not-open',
    title: 'This party cannot write in the guest book.',
    facts: ({ bookState }) => ({ state: bookState }),
  },
  GuestBookDecidedMeanwhile: {
    status: 409,
    name: 'guest-book-decided-meanwhile',
    title: 'Somebody else has decided on these words.',
    facts: ({ decided }) => ({ state: decided }),
  },
  GuestBookEntryNotFound: {
    status: 404,
    name: 'guest-book-entry-not-found',
    title: 'There is no such guest book entry.',
  },
};
