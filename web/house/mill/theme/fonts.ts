import type { Fonts } from '../../../kit/design/tokens/fonts.js';

const youngSerif = 'serif';
const alegreyaSans = '"Alegreya Sans", "Alegreya Sans Stand-in", "Alegreya Sans Stand-in Roboto", sans-serif';

/** Two families, with their stand-ins of `fonts.css`, which have the same widths. */
export const fonts: Fonts = {
  sign: `"Young Serif", "Young Serif Stand-in", "Young Serif Stand-in Times", "Young Serif Stand-in Noto", ${youngSerif}`,
  title: `"Young Serif Title", "Young Serif Title Stand-in", "Young Serif Title Stand-in Times", "Young Serif Title Stand-in Noto", ${youngSerif}`,
  text: alegreyaSans,
  ui: alegreyaSans,
};
