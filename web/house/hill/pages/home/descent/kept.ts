/** A box in a drawing, in its own units. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A part by its corners, or an ellipse by its box. */
export type Part = Box | readonly (readonly [x: number, y: number])[];

/** What of a scene's drawing is on record, by the scene's id: it stays in color while the rest is chalk. */
export const keptParts: Readonly<Record<string, Part>> = {
  // The house, with roof and chimneys.
  hilltop: [
    [119, 586],
    [236, 468],
    [248, 399],
    [297, 399],
    [297, 468],
    [594, 468],
    [594, 412],
    [638, 412],
    [666, 468],
    [773, 580],
    [751, 588],
    [751, 687],
    [149, 687],
    [149, 588],
  ],
  // The wheel: the museum shows an original.
  casino: { x: 534, y: 468, width: 148, height: 60 },
  'secret-room': { x: 178, y: 236, width: 226, height: 226 },
  // A stretch of the tunnel with nobody in it.
  tunnel: [
    [1130, 388],
    [1204, 416],
    [1192, 748],
    [1118, 716],
  ],
};
