import type { DrawingId } from '../drawing-alts.js';
import type { Sureness, TwoAccounts } from '../sureness.js';

/** What stands in the margin beside a section: how sure we are, why, and by whose word. */
export interface MarginNote {
  readonly sureness: Sureness;
  readonly text: string;
  readonly source: string;
}

/** Words that somebody is said to have spoken; never shown without `attribution`. */
export interface AttributedQuote {
  readonly words: string;
  readonly attribution: string;
  readonly sureness: Sureness;
}

export interface ArticleSection {
  /** The year in the left margin; a section about a place or an idea has none. */
  readonly year?: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** How sure the section as a whole is; its weakest claim is in the note. */
  readonly sureness: Sureness;
  readonly notes: readonly MarginNote[];
  readonly twoAccounts?: TwoAccounts;
  /** Set large after the section. */
  readonly quote?: AttributedQuote;
}

/** A chapter of the story that has its own page behind a timeline card. */
export interface Article {
  readonly route: `/${string}`;
  readonly title: string;
  readonly lead: string;
  readonly drawing: DrawingId;
  readonly sections: readonly ArticleSection[];
}
