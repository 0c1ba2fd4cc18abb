import type { Certainty } from '../certainty.js';

/** A guest's place in the deck: the category decides the suit, the position in the category the rank. */
export type Suit = 'hearts' | 'diamonds' | 'clubs' | 'spades' | 'joker';
export type Rank = 'A' | 'K' | 'Q' | 'J' | '10' | '9' | '8' | '7' | 'Joker';

export const guestCategoryIds = ['hollywood', 'music', 'sports', 'business', 'notorious'] as const;

export type GuestCategoryId = (typeof guestCategoryIds)[number];

export interface Guest {
  readonly id: string;
  readonly name: string;
  readonly category: GuestCategoryId;
  readonly description: string;
  /** When a visit could have been. */
  readonly era: string;
  /** The same in years; never past the guest's death. */
  readonly eraYears: { readonly from: number; readonly to: number };
  readonly died: number;
  readonly notable: string;
  readonly photoSource: string;
  readonly biography: readonly string[];
  /** The certainty of the visit, not of the biography. */
  readonly certainty: Certainty;
  readonly suit: Suit;
  readonly rank: Rank;
  /** Drawn on the card twice, once upside down. */
  readonly emblem: string;
}

/** On every card: we own no photographs and draw no likenesses. */
export const cardCredit = 'Illustration: a playing card drawn for this site. It shows an emblem, not a likeness.';
