import type { Ornaments } from '../../../kit/design/tokens/ornaments.js';

/** As cut by hand: edges that are almost straight, ears of wheat, the creek. */
export const ornaments: Ornaments = {
  cut: 'polygon(2px 1px, 27% 0, 64% 2px, calc(100% - 3px) 0, 100% 34%, calc(100% - 2px) 71%, calc(100% - 1px) calc(100% - 2px), 71% 100%, 38% calc(100% - 2px), 3px 100%, 0 62%, 2px 29%)',
  cutTop: 'polygon(2px 1px, 27% 0, 64% 2px, calc(100% - 3px) 0, 100% 100%, 0 100%)',
  tread: '0px',
  frame:
    "<path stroke-width='3.5' d='M5 6L60 4.5 121 6.5 178 4 235.5 6 234 62 236 118 233.5 181 235 234.5 176 236 119 233.5 58 235.5 4.5 234 6 177 4 121 6.5 60z'/><path stroke-width='1' d='M13 14L120 12.5 227 14 226 120 227.5 227 120 226 12.5 227 14 120z'/>",
  hair: "<path d='M2 2.5L22 1.5 41 2.5 58 1.5 57.5 21 58.5 40 57.5 58 38 57.5 20 58.5 1.5 57.5 2.5 39 1.5 21z'/>",
  endpaper:
    "<path d='M6 16h20M10.0 16q3-5 7-5M10.0 16q3 5 7 5M14.5 16q3-5 7-5M14.5 16q3 5 7 5M19.0 16q3-5 7-5M19.0 16q3 5 7 5M23.5 16q3-5 7-5M23.5 16q3 5 7 5M38 48h20M42.0 48q3-5 7-5M42.0 48q3 5 7 5M46.5 48q3-5 7-5M46.5 48q3 5 7 5M51.0 48q3-5 7-5M51.0 48q3 5 7 5M55.5 48q3-5 7-5M55.5 48q3 5 7 5'/>",
  pattern: "<path d='M0 8q4-5 8 0t8 0 8 0 8 0M-8 24q4-5 8 0t8 0 8 0 8 0 8 0'/>",
  stepRadius: { wide: '50%', narrow: '50%' },
};
