interface Guests {
  readonly guests: number;
  readonly party?: string | undefined;
  readonly proofFor?: string | null | undefined;
}

/** "2 adults, 1 senior", "3 guests"; only the number in a list of an earlier release. */
export function guestWords({ guests, party }: Guests): string {
  return party ?? counted(guests, 'guest');
}

/** A name in which words of 14 letters and more can be broken with a hyphen, four letters from their ends. */
export function breakable(name: string): string {
  return name.replace(/\p{L}{14,}/gu, (word) => word.replace(/(?<=.{4})(?=.{4})/gu, '\u00ad'));
}

/** Guests by type, unless all are adults. */
export function typesOf({ guests, party }: Guests): string | undefined {
  return party === guestWords({ guests }) ? undefined : party;
}

/** "2 adults, 1 senior — ask for ID"; undefined if all are adults. */
export function typesWithProof(party: Guests): string | undefined {
  const types = typesOf(party);
  return types !== undefined && party.proofFor ? `${types} — ask for ID` : types;
}

import { counted } from '../../kit/lib/spelled-number.js';
