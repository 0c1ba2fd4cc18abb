import { type Picture, picture, posterPicture } from '../../art/scenes/pictures.js';
import type { VideoItem } from '../../content/media.js';

/** The drawing that stands for a film; of an era's poster the picture without its lettering. */
export const filmStill = ({ picture: id }: VideoItem): Picture => {
  const era = /^era-/.test(id);
  return era ? posterPicture(id as Parameters<typeof posterPicture>[0]) : picture(id);
};
