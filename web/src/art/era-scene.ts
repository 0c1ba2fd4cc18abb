import type { Era } from '../content/eras.js';
import { type Picture, picture } from './scenes/pictures.js';

/**
 * The scene of an era's poster without year, title, paper and hairline, for a frame that brings a hairline of its own.
 * The view is named in the address, so the poster is fetched once for all its crops.
 */
export const eraScene = (era: Era): Picture => ({
  src: `${picture(era.picture).src}#svgView(viewBox(40,40,520,664))`,
  width: 520,
  height: 664,
  alt: era.alt,
});
