import type { GuestBookEntry as View } from '../generated/schema-types.js';
import type { GuestBookEntry } from './guest-book-entry.entity.js';

export function guestBookEntryView(entry: GuestBookEntry, confirmationCode: string): View {
  const { writtenAt, decidedAt, ...facts } = entry;
  return {
    __typename: 'GuestBookEntry',
    ...facts,
    confirmationCode,
    writtenAt: writtenAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
  };
}
