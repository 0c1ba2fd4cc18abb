import sharp from 'sharp';

/** About what a telephone's photo is after a mail program has made it smaller. */
const width = 1600;
const height = 1200;

/** A picture like no other, as JPEG: soft, with as much detail as a photo's. */
async function draw(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 48 } as const;
  const small = await sharp({ create: { width: 320, height: 240, channels: 3, background: '#000', noise } })
    .png()
    .toBuffer();
  return sharp(small).resize(width, height, { kernel: 'cubic' }).jpeg({ quality: 88 }).toBuffer();
}

/** So many, each like no other: the same picture twice is stored once. */
export async function drawPictures(count: number): Promise<Buffer[]> {
  const pictures: Buffer[] = [];
  while (pictures.length < count) pictures.push(await draw());
  return pictures;
}
