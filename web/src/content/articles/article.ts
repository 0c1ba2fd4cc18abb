import type { Certainty, TwoAccounts } from '../certainty.js';
import type { DrawingId } from '../drawing-alts.js';

/** A note in the margin of a section: how sure we are, of what, and the source. */
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
  /** The year in the left margin; a section about a place or an idea has none. */
  readonly year?: string;
  readonly heading: string;
  readonly plate: PlateId;
  readonly paragraphs: readonly string[];
  /** The section's overall certainty; its weakest claim is in the note. */
  readonly certainty: Certainty;
  readonly notes: readonly MarginNote[];
  readonly twoAccounts?: TwoAccounts;
  /** Displayed large after the section. */
  readonly quote?: AttributedQuote;
}

/** A chapter of the story with a page of its own, linked from a timeline card. */
export interface Article {
  readonly route: `/${string}`;
  readonly title: string;
  readonly lead: string;
  readonly drawing: DrawingId;
  readonly sections: readonly ArticleSection[];
}
