import type { ColorName } from '../../../../services/shared/contracts/src/house/color-names.js';

/** The contrast that a comment in `color-names.ts` or a component promises: text, its ground, the minimum ratio. */
export type ContrastPromise = readonly [text: ColorName, ground: ColorName, atLeast: number];

const AA = 4.5;
const AAA = 7;
const EDGE = 3;

const nightGrounds = ['night', 'night-raised', 'night-high'] as const;
const paperGrounds = ['paper', 'paper-raised', 'paper-sunk'] as const;

function on(grounds: readonly ColorName[], texts: readonly ColorName[], atLeast: number): readonly ContrastPromise[] {
  return grounds.flatMap((ground) => texts.map((text) => [text, ground, atLeast] as const));
}

export const promisedContrast: readonly ContrastPromise[] = [
  ...on(nightGrounds, ['cream', 'mist', 'brass-lit', 'felt-lit', 'oxblood-lit', 'swallow-lit', 'sign-upper'], AAA),
  ...on(nightGrounds, ['night-edge'], EDGE),
  ...on(['night'], ['brass', 'sign-lower', 'sandstone'], AAA),
  ...on(paperGrounds, ['ink', 'ink-soft', 'brass-ink', 'felt', 'oxblood'], AAA),
  ...on(paperGrounds, ['brass-deep', 'swallow', 'closed', 'off', 'placeholder'], AA),
  ...on(paperGrounds, ['paper-edge'], EDGE),
  ...on(['felt-tint', 'oxblood-tint', 'swallow-tint', 'brass-tint', 'refused-ground'], ['ink'], AAA),
  ...on(['brass-lit', 'brass', 'brass-hover'], ['night'], AAA),
  ...on(['felt', 'oxblood', 'toast-refused'], ['cream'], AAA),
  ...on(['swallow'], ['cream'], AA),
  ...on(['oxblood', 'oxblood-hover'], ['paper-raised'], AAA),
  ...on(['refused-ground'], ['oxblood'], AAA),
  ...on(['sandstone'], ['ink'], AAA),
  ...on(['room-felt', 'room-stone', 'earth'], ['cream', 'sign-upper'], AAA),
];
