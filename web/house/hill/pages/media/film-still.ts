import type { Drawing } from '../../drawings/drawing.js';
import { drawing } from '../../drawings/scenes/drawings.js';
import { posterDrawing } from '../../drawings/scenes/era-drawings.js';
import type { DrawingId } from '../../texts/drawing-alts.js';
import { type EraDrawingId, eraAlts } from '../../texts/era-alts.js';
import type { VideoItem } from '../../texts/media.js';

/** An era's poster is shown without its lettering. */
export function filmStill({ drawing: id }: VideoItem): Drawing {
  return isEra(id) ? posterDrawing(id) : drawing(id);
}

function isEra(id: DrawingId): id is EraDrawingId {
  return id in eraAlts;
}
