import type { DrawingId } from '../../texts/drawing-alts.js';
import casino from '../descent/casino.svg';
import { drawing } from './drawings.js';

/** How the picture moves once, as it is scrolled into view. */
export type Movement = 'pan' | 'dawn' | 'lamps' | 'rise' | 'waves' | 'wheel' | 'car';

/** A part of a drawing, in the shape that its place on the page has. */
export interface Cut {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

export interface ChapterPicture {
  readonly moves: Movement;
  /** Empty for a part of the picture that opens the page. */
  readonly alt: string;
  readonly wide: Cut;
  /** For phones. */
  readonly tall: Cut;
  /** Where the chapter ends, and the same on phones. */
  readonly detail: Cut;
  readonly tallDetail: Cut;
}

/** Width to height of each place; `chapter-picture.tsx` reserves the same. */
export const shapes = { wide: 36 / 13, tall: 13 / 15, detail: 6, tallDetail: 39 / 16 } as const;

/** Left, top and width in the drawing's own units. */
type Corner = readonly [x: number, y: number, width: number];

function cut(src: string, [x, y, width]: Corner, shape: number): Cut {
  const height = Math.round((width / shape) * 100) / 100;
  return { src: `${src}#svgView(viewBox(${x},${y},${width},${height}))`, width, height };
}

type Corners = Readonly<Record<keyof typeof shapes, Corner>>;

function picture(moves: Movement, { src, alt }: Pick<ChapterPicture['wide'], 'src'> & { alt: string }, at: Corners) {
  return {
    moves,
    alt: alt && `Illustration. ${alt}`,
    wide: cut(src, at.wide, shapes.wide),
    tall: cut(src, at.tall, shapes.tall),
    detail: cut(src, at.detail, shapes.detail),
    tallDetail: cut(src, at.tallDetail, shapes.tallDetail),
  };
}

/** Parts of the picture that opens the chapter. */
function ownParts(id: DrawingId, moves: Movement, at: Corners): ChapterPicture {
  return picture(moves, { src: drawing(id).src, alt: '' }, at);
}

const room = {
  src: casino,
  alt: 'The casino: three lamps over a roulette table, dealers behind it, guests in evening dress on both sides',
};

/** By the chapter's path. */
export const chapterPictures: Readonly<Record<string, ChapterPicture>> = {
  '/beginning': picture('car', drawing('wide-tea-room'), {
    wide: [0, 0, 1440],
    tall: [420, 0, 450.67],
    detail: [420, 392, 760],
    tallDetail: [420, 300, 520],
  }),
  '/transformation': picture('lamps', room, {
    wide: [126, 172, 1188],
    tall: [430, 66, 565],
    detail: [470, 440, 560],
    tallDetail: [500, 400, 400],
  }),
  '/peakera': picture('wheel', drawing('wide-peak'), {
    wide: [0, 0, 1440],
    tall: [494.67, 0, 450.67],
    detail: [60, 396, 740],
    tallDetail: [470, 330, 460],
  }),
  '/crusader-legacy': ownParts('story-crusader-legacy', 'dawn', {
    wide: [0, 8, 720],
    tall: [170, 0, 416],
    detail: [60, 310, 400],
    tallDetail: [80, 320, 300],
  }),
  '/man-behind-mission': ownParts('story-man-behind-mission', 'pan', {
    wide: [0, 160, 720],
    tall: [140, 0, 416],
    detail: [40, 190, 420],
    tallDetail: [60, 150, 280],
  }),
  '/crusade-begins': ownParts('story-crusade-begins', 'dawn', {
    wide: [0, 110, 720],
    tall: [152, 0, 416],
    detail: [80, 190, 300],
    tallDetail: [90, 150, 260],
  }),
  '/prophecy': ownParts('story-prophecy', 'waves', {
    wide: [0, 80, 720],
    tall: [0, 0, 416],
    detail: [370, 190, 370],
    tallDetail: [440, 160, 280],
  }),
  '/purchase-vision': ownParts('story-purchase', 'dawn', {
    wide: [0, 215, 720],
    tall: [280, 0, 416],
    detail: [220, 370, 400],
    tallDetail: [240, 350, 310],
  }),
  '/transformation-process': ownParts('story-process', 'pan', {
    wide: [0, 150, 720],
    tall: [170, 0, 416],
    detail: [390, 322, 330],
    tallDetail: [400, 310, 300],
  }),
  '/arlington-baptist-university': ownParts('story-university', 'rise', {
    wide: [0, 30, 720],
    tall: [180, 0, 416],
    detail: [120, 62, 540],
    tallDetail: [220, 30, 290],
  }),
  '/legacy-today': ownParts('story-legacy', 'dawn', {
    wide: [0, 80, 720],
    tall: [150, 0, 416],
    detail: [170, 246, 345],
    tallDetail: [180, 250, 290],
  }),
  '/story-of-hope': ownParts('story-hope', 'rise', {
    wide: [0, 140, 720],
    tall: [304, 0, 416],
    detail: [60, 344, 360],
    tallDetail: [50, 330, 280],
  }),
};
