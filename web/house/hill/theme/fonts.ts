import type { Fonts } from '../../../kit/design/tokens/fonts.js';

/** With their stand-ins of `fonts.css`, which have the same widths. */
export const fonts: Fonts = {
  sign: '"Limelight", "Limelight Stand-in", "Limelight Stand-in Times", "Limelight Stand-in Noto", serif', // signs: the name, years, big figures
  title: '"Federo", "Federo Stand-in", "Federo Stand-in Roboto", sans-serif', // print: all headings
  text: '"Source Serif 4", "Source Serif Stand-in", "Source Serif Stand-in Times", "Source Serif Stand-in Noto", serif', // reading text
  ui: '"Jost", "Jost Stand-in", "Jost Stand-in Roboto", sans-serif', // controls, forms, figures
};
