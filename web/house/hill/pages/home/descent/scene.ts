import type { Stop } from '../../../texts/descent.js';

/** A part of a drawing, shown on narrow screens instead of the whole. */
interface Crop {
  /** Id of the `view` in the drawing. */
  readonly view: string;
  /** Left and top in the drawing. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

interface Place {
  readonly stop: Stop;
  /** Position of the text on the whole drawing, in percent of its width and height: empty sky or earth. */
  readonly at: { readonly left: number; readonly top: number; readonly width: number };
  readonly crops: readonly Crop[];
}

/** One drawing of the way down, 1440 wide. Shafts and rock layers continue in the next one. */
export interface Scene {
  readonly id: string;
  readonly src: string;
  readonly height: number;
  readonly alt: string;
  readonly places: readonly Place[];
}
