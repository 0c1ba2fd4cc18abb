import type { Drawing } from '../../art/drawing.js';
import { drawing, posterDrawing } from '../../art/scenes/drawings.js';
import type { VideoItem } from '../../content/media.js';

/** An era's poster is shown without its lettering. */
export function filmStill({ drawing: id }: VideoItem): Drawing {
  return id.startsWith('era-') ? posterDrawing(id) : drawing(id);
}
