/** A place on the way in, with its number on the drawing. */
export interface WayStop {
  /** The heading where staff have no answer. */
  readonly title: string;
  readonly text?: string;
  /** A question of visitors whose answer stands here, as staff keep it. */
  readonly question?: string;
  /** Place of its number on the drawing, percent from left and top. */
  readonly at: readonly [left: number, top: number];
}

/** The way from the road to the last place of a tour: `#house/texts/way-in`. */
export interface WayIn {
  /** URL of a drawing with a `view` of the whole way, 1440 × 420, and of each stop, 390 × 170: `#whole`, `#stop-1`. */
  readonly drawing: string;
  readonly alt: string;
  readonly caption: string;
  readonly stops: readonly WayStop[];
}
