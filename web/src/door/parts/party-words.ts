/** What the door knows of a party's guests. */
interface Guests {
  readonly groupSize: number;
  readonly party?: string | undefined;
  readonly proofFor?: string | null | undefined;
}

/** "2 adults, 1 senior", "3 guests"; the number where a list of an earlier release says no more. */
export function guestWords({ groupSize, party }: Guests): string {
  return party ?? counted(groupSize, 'guest');
}

/** Guests by types, where they are not adults alone; otherwise nothing. */
export function typesOf(guests: Guests): string | undefined {
  const { groupSize, party } = guests;
  return party === guestWords({ groupSize }) ? undefined : party;
}

/** "2 adults, 1 senior — ask for ID"; nothing for adults alone. */
export function typesWithProof(guests: Guests): string | undefined {
  const types = typesOf(guests);
  return types !== undefined && guests.proofFor ? `${types} — ask for ID` : types;
}

import { counted } from '../../lib/spelled-number.js';
