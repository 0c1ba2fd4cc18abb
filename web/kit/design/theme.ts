import { colors } from '#house/theme/colors.js';
import { fonts } from '#house/theme/fonts.js';
import type { ColorName } from '../../../services/shared/contracts/src/house/color-names.js';
import { breakpoints, fontSizes, lineHeights, shadows, space } from './tokens/scale.js';

function variable(name: string): string {
  return `var(--${name})`;
}

/** Colors that depend on the ground, see `ground/ground.ts`. */
const groundColors = {
  fg: variable('fg'),
  'fg-soft': variable('fg-soft'),
  accent: variable('accent'),
  heading: variable('heading'),
  rule: variable('rule'),
  edge: variable('edge'),
  line: variable('line'),
  ground: variable('ground'),
  raised: variable('raised'),
  hover: variable('hover'),
} as const;

const colorVariables = Object.fromEntries(
  (Object.keys(colors) as ColorName[]).map((name) => [name, variable(name)]),
) as Record<ColorName, string>;

/** The scales for styled-system's props. Values are custom properties, so that a ground can change them. */
export const theme = {
  breakpoints: [...breakpoints],
  colors: { ...colorVariables, ...groundColors },
  space: space.map((_, step) => (step === 0 ? '0' : variable(`s-${step}`))),
  fontSizes: fontSizes.map((_, step) => (step === 0 ? '0' : variable(`t-${step}`))),
  fonts: Object.fromEntries(Object.keys(fonts).map((name) => [name, variable(name)])) as Record<
    keyof typeof fonts,
    string
  >,
  lineHeights: { ...lineHeights },
  shadows: { ...shadows },
} as const;

export type Theme = typeof theme;
