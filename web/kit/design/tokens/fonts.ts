/** The four voices of a house, as values of `font-family`. */
export interface Fonts {
  /** Signs: the name, years, big figures. */
  readonly sign: string;
  /** Print: all headings. */
  readonly title: string;
  /** Reading text. */
  readonly text: string;
  /** Controls, forms, figures. */
  readonly ui: string;
}
