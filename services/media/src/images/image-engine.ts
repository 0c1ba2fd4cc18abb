import sharp, { type Sharp } from 'sharp';

/** Only four formats, whatever a file claims to be; no cache of files; one thread per image, because several are processed concurrently. */
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadNsgif', 'VipsForeignLoadWebp'],
});
sharp.cache(false);
sharp.concurrency(1);

/** Timeout for one image. */
const workSeconds = 20;

/** Opens all frames (`pages` -1) or the first. A corrupt part is an error, and so are too many pixels, whatever the header says. */
export function openImage(input: string | Buffer, mostPixels: number, pages: -1 | 1 = -1): Sharp {
  const options = { limitInputPixels: mostPixels, failOn: 'error', pages } as const;
  return sharp(input, options).timeout({ seconds: workSeconds });
}

/** The longest side of a WebP, in pixels. */
const longestSide = 16_383;

/** Never enlarged. @param width pixels */
export function narrowed(image: Sharp, width: number): Sharp {
  return image.resize({ width, height: longestSide, fit: 'inside', withoutEnlargement: true });
}
