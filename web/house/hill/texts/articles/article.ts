import type { TourType } from '../../../../generated/operations.js';
import type { Certainty, TwoAccounts } from '../certainty.js';
import type { DrawingId } from '../drawing-alts.js';

/** A note in the margin: a claim, its certainty and its source. */
export interface MarginNote {
  readonly certainty: Certainty;
  readonly text: string;
  readonly source: string;
}

/** A quotation; never shown without `attribution`. */
export interface AttributedQuote {
  readonly words: string;
  readonly attribution: string;
  readonly certainty: Certainty;
}

/** A small drawing of the thing that a section speaks of: a part of `art/chapter-plates.svg`. */
export type PlateId =
  | 'arch'
  | 'book'
  | 'cap'
  | 'chips'
  | 'cotton'
  | 'door'
  | 'fence'
  | 'fire'
  | 'frame'
  | 'gate'
  | 'gavel'
  | 'gazebo'
  | 'horse'
  | 'house'
  | 'key'
  | 'mic'
  | 'news'
  | 'press'
  | 'pulpit'
  | 'quill'
  | 'rail'
  | 'saloon'
  | 'scale'
  | 'seals'
  | 'signpost'
  | 'statue'
  | 'suitcase'
  | 'tent'
  | 'wall'
  | 'wheel'
  | 'window';

export interface ArticleSection {
  /** In the left margin; a section about a place or an idea has none. */
  readonly year?: string;
  readonly heading: string;
  readonly plate: PlateId;
  readonly paragraphs: readonly string[];
  /** The section's overall certainty; the note has its weakest claim. */
  readonly certainty: Certainty;
  readonly notes: readonly MarginNote[];
  readonly twoAccounts?: TwoAccounts;
  /** Displayed large after the section. */
  readonly quote?: AttributedQuote;
}

/** Where a visitor stands in front of what a chapter tells. */
export interface PlaceOnTour {
  /** A tour of this type comes there. */
  readonly type: TourType;
  readonly words: string;
}

export interface Article {
  readonly route: `/${string}`;
  readonly title: string;
  readonly lead: string;
  readonly drawing: DrawingId;
  readonly sections: readonly ArticleSection[];
  readonly onTour?: PlaceOnTour;
  /** After `comingSoon`: what the page still waits for. */
  readonly awaited?: string;
}
