import type { Part } from './kept.js';
import { Crop, Whole } from './pictures.js';

/** The outline of a part in the crop that shows it, as CSS. */
function outlineOf({ x, y, width, height, corners }: Part, crop: Part): string {
  const across = (value: number): string => `${((value / crop.width) * 100).toFixed(2)}%`;
  const down = (value: number): string => `${((value / crop.height) * 100).toFixed(2)}%`;
  if (corners)
    return `polygon(${corners.map(([left, top]) => `${across(left - crop.x)} ${down(top - crop.y)}`).join(', ')})`;
  const middle = `${across(x + width / 2 - crop.x)} ${down(y + height / 2 - crop.y)}`;
  return `ellipse(${across(width / 2)} ${down(height / 2)} at ${middle})`;
}

/** Whether all of a part is inside a crop. */
function isIn(part: Part, crop: Part): boolean {
  const right = part.x + part.width <= crop.x + crop.width;
  const low = part.y + part.height <= crop.y + crop.height;
  return part.x >= crop.x && part.y >= crop.y && right && low;
}

interface DrawnProps {
  readonly src: string;
  /** The `view` of a crop; undefined for the whole. */
  readonly view?: string;
  readonly crop: Part;
  readonly alt: string;
  /** What of the drawing is on record. */
  readonly kept: Part | undefined;
}

/** A drawing in color; while only what is on record is shown, the same one in chalk, with that left in color. */
export function Drawn({ src, view, crop, alt, kept }: DrawnProps) {
  const Picture = view === undefined ? Whole : Crop;
  const size = { width: crop.width, height: crop.height, loading: 'lazy', decoding: 'async' } as const;
  const inColor = view === undefined ? src : `${src}#${view}`;
  return (
    <>
      <Picture src={inColor} alt={alt} {...size} data-paint="" />
      <Picture
        src={`${src}#chalk${view === undefined ? '' : `-${view}`}`}
        alt={`${alt}. In chalk`}
        {...size}
        data-chalk=""
      />
      {kept && isIn(kept, crop) ? (
        <Picture src={inColor} alt="" {...size} data-kept="" style={{ clipPath: outlineOf(kept, crop) }} />
      ) : null}
    </>
  );
}
