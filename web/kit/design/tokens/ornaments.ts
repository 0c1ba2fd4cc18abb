/** The shapes of a house's print: its corners, frames and patterns. Lines are bodies of an SVG; the kit gives their color. */
export interface Ornaments {
  /** The clip path of what has cut corners; `--c` is one step of a corner. */
  readonly cut: string;
  /** The same with a straight bottom edge. */
  readonly cutTop: string;
  /** One step of a sheet's shoulders; `0px` where they are straight. */
  readonly tread: string;
  /** A picture frame with corners of 36, 240 × 240. */
  readonly frame: string;
  /** The hairline of a control with corners of 16, 60 × 60. */
  readonly hair: string;
  /** Of end papers, 64 × 64, repeated. */
  readonly endpaper: string;
  /** Of what is still loading, 32 × 32, repeated. */
  readonly pattern: string;
  /** Of the ground of a booking's step: 44 px, and 36 px on a phone. */
  readonly stepRadius: { readonly wide: string; readonly narrow: string };
}
