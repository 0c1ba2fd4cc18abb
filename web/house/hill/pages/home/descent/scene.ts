import type { Plate, Stop } from '../../../texts/descent.js';

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

/** On the whole drawing, in percent of its width and height: empty sky or earth. */
export interface Spot {
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

interface Place {
  readonly stop: Stop;
  readonly at: Spot;
  readonly crops: readonly Crop[];
  /** Somebody who was here, by name. */
  readonly person?: { readonly plate: Plate; readonly at: Spot };
}

/** One drawing of the way down, 1440 wide. Shafts and rock layers continue in the next one. */
export interface Scene {
  readonly id: string;
  readonly src: string;
  readonly height: number;
  readonly alt: string;
  readonly places: readonly Place[];
}
