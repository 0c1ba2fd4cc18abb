import type { Guest } from '../../texts/guests/guest.js';

export interface GuestCard extends Pick<Guest, 'id' | 'name' | 'suit' | 'rank' | 'certainty' | 'emblem'> {
  readonly singular: string;
}

const RANK_WORDS: Readonly<Record<Guest['rank'], string>> = {
  A: 'ace',
  K: 'king',
  Q: 'queen',
  J: 'jack',
  '10': 'ten',
  '9': 'nine',
  '8': 'eight',
  '7': 'seven',
  Joker: 'joker',
};

/** A card's text alternative, also the drawing's title. */
export function cardTitle({ rank, suit, emblem, name }: Pick<Guest, 'rank' | 'suit' | 'emblem' | 'name'>): string {
  const card = suit === 'joker' ? 'joker' : `${RANK_WORDS[rank]} of ${suit}`;
  return `Playing card, ${card}: ${emblem.charAt(0).toLowerCase()}${emblem.slice(1)}, for ${name}`;
}
