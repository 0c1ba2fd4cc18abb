import sharp, { type Sharp } from 'sharp';

/**
 * The image library with all unused features disabled: it reads only four formats, whatever a file claims to be, caches
 * no files, and uses one thread per image, because several are processed concurrently.
 */
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadNsgif', 'VipsForeignLoadWebp'],
});
sharp.cache(false);
sharp.concurrency(1);

/** Timeout of one image, in seconds. */
const workSeconds = 20;

/**
 * Opens an image for one operation, with all its frames (`pages` -1) or the first. A corrupt part is an error, and so are more than `mostPixels`
 * pixels, whatever the header says.
 */
export function openImage(input: string | Buffer, mostPixels: number, pages: -1 | 1 = -1): Sharp {
  const options = { limitInputPixels: mostPixels, failOn: 'error', pages } as const;
  return sharp(input, options).timeout({ seconds: workSeconds });
}

/** The maximum side of a WebP, in pixels. */
const longestSide = 16_383;

/** The image scaled to a width, never enlarged. @param width pixels */
export function narrowed(image: Sharp, width: number): Sharp {
  return image.resize({ width, height: longestSide, fit: 'inside', withoutEnlargement: true });
}
