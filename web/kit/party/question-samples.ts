import type { AskedQuestion } from './answers.js';

/** Asked of every party, in words, and not required. */
export function question(id: string, changes: Partial<AskedQuestion> = {}): AskedQuestion {
  return {
    ...{ __typename: 'GuestQuestion', id, tourId: null, text: id, kind: 'text', options: [], perGuest: false },
    ...{ asked: ['online', 'desk', 'door'], required: false },
    ...changes,
  };
}
