import type { Drawing } from '../../drawings/drawing.js';
import { drawing, posterDrawing } from '../../drawings/scenes/drawings.js';
import type { VideoItem } from '../../texts/media.js';

/** An era's poster is shown without its lettering. */
export function filmStill({ drawing: id }: VideoItem): Drawing {
  return id.startsWith('era-') ? posterDrawing(id) : drawing(id);
}
