import { colors } from './colors.js';
import { fontSizes, fonts, lengths, lineHeights, motion, shadows, space } from './scale.js';

function entries(prefix: string, values: Readonly<Record<string, string>>): readonly string[] {
  return Object.entries(values).map(([name, value]) => `--${prefix}${name}: ${value};`);
}

function steps(prefix: string, values: readonly string[]): readonly string[] {
  return values.slice(1).map((value, index) => `--${prefix}${index + 1}: ${value};`);
}

/** The tokens as custom properties of `:root`: `--ink`, `--s-4`, `--t-6`, `--title`, `--lh-read`, `--gutter`, `--fast`. */
export const tokenVariables = [
  ...entries('', colors),
  ...steps('s-', space),
  ...steps('t-', fontSizes),
  ...entries('', fonts),
  ...entries('lh-', lineHeights),
  ...entries('', lengths),
  ...entries('sh-', shadows),
  ...entries('', motion),
].join('\n');
