export interface HouseDetails {
  readonly street: string;
  readonly town: string;
  readonly phone: string;
  /** Without one, the site offers the contact form. */
  readonly email?: string | null;
  /** For the form of managers alone. */
  readonly taxNumber?: string | null;
  /** Which the guide asks for; none in most houses, and until a manager sets it. */
  readonly gateWord?: string | null;
  readonly socials: readonly { readonly name: string; readonly url: string }[];
}

export interface Testimonial {
  readonly words: string;
  readonly by: string;
}

/** A film, an article or a book, as entered by staff (`services/content/schema.graphql`). */
export interface MediaItem {
  readonly id: string;
  readonly kind: 'video' | 'article' | 'book';
  readonly title: string;
  readonly source: string;
  readonly description: string;
  readonly address?: string | null;
  readonly player?: { readonly kind: 'youtube' | 'script' | 'frame'; readonly address: string } | null;
  readonly duration?: string | null;
  readonly date?: string | null;
  readonly text?: string | null;
  readonly price?: string | null;
  readonly shipping?: string | null;
}

/** What visitors ask, as entered by staff (`services/content/schema.graphql`). */
export interface VisitorQuestion {
  readonly topic: 'arrival' | 'accessibility' | 'rules' | 'other';
  /** The English question, where `question` may be in another language. */
  readonly key?: string;
  readonly question: string;
  readonly answer: string;
  /** In Spanish, as staff write them. */
  readonly questionEs?: string | null;
  readonly answerEs?: string | null;
  /** Of question and answer, what is in English on a page of another language. */
  readonly untranslated?: readonly string[];
  /** `unconfirmed`: proposed, not confirmed by the house; `unknown`: the answer says what to do. */
  readonly state: 'known' | 'unconfirmed' | 'unknown';
  /** The source of a known answer, if not the house. */
  readonly source?: string | null;
}

/** What a question is named by, whatever its language. */
export function keyOf({ key, question }: VisitorQuestion): string {
  return key ?? question;
}

/** What Spanish pages show of the house's own questions, by the English question. */
export type SpanishQuestions = Readonly<Record<string, { readonly questionEs: string; readonly answerEs: string }>>;

/** Content that staff have changed. A part is missing if nobody changed it, or if the page does not need it. */
export interface SiteContent {
  readonly house?: HouseDetails | null;
  readonly testimonials?: { readonly items: readonly Testimonial[] } | null;
  readonly media?: { readonly items: readonly MediaItem[] } | null;
  readonly questions?: { readonly items: readonly VisitorQuestion[] } | null;
}
