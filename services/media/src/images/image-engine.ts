import sharp, { type Sharp } from 'sharp';

/**
 * The image library with everything shut that is not needed: it reads four formats and no other, whatever a file claims
 * to be, keeps no file in memory for later, and uses one thread per image, as several are worked on at once.
 */
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadNsgif', 'VipsForeignLoadWebp'],
});
sharp.cache(false);
sharp.concurrency(1);

/** Longest that one image may take, in seconds. */
const workSeconds = 20;

/**
 * Opens an image with all its frames, for one piece of work. A fault anywhere in it is an error, and so are more pixels
 * than `mostPixels`, whatever its header says.
 */
export function openImage(input: string | Buffer, mostPixels: number): Sharp {
  const options = { limitInputPixels: mostPixels, failOn: 'error', pages: -1 } as const;
  return sharp(input, options).timeout({ seconds: workSeconds });
}

/** WebP knows no longer side, in pixels. */
const longestSide = 16_383;

/** The image in a width, its height in proportion; never more than it has. @param width pixels */
export function narrowed(image: Sharp, width: number): Sharp {
  return image.resize({ width, height: longestSide, fit: 'inside', withoutEnlargement: true });
}
