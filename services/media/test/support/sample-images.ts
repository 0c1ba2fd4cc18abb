import { randomBytes } from 'node:crypto';
import sharp from 'sharp';

let seed = 0;

/** A unique image, noise on a color, so that it has its own name. */
function fresh(width: number, height: number) {
  seed += 1;
  const background = { r: seed % 256, g: (seed * 7) % 256, b: 90 };
  return sharp({
    create: { width, height, channels: 3, background, noise: { type: 'gaussian', mean: 128, sigma: 30 } },
  });
}

export const jpeg = (width = 64, height = 48): Promise<Buffer> => fresh(width, height).jpeg().toBuffer();
export const png = (width = 64, height = 48): Promise<Buffer> => fresh(width, height).png().toBuffer();
export const webp = (width = 64, height = 48): Promise<Buffer> => fresh(width, height).webp().toBuffer();

/** A rotated photo with its place in the metadata, as phones store them. */
export function photoWithPlace(canary: string): Promise<Buffer> {
  return fresh(80, 40)
    .jpeg()
    .withMetadata({ orientation: 6 })
    .withExif({
      IFD0: { Orientation: '6', Copyright: canary, Artist: canary },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '32/1 46/1 0/1', GPSLongitudeRef: 'W', GPSLongitude: '97/1 8/1 0/1' },
    })
    .toBuffer();
}

/** An animated GIF. */
export function animation(frames = 4, width = 60, height = 40): Promise<Buffer> {
  seed += 1;
  const raw = Buffer.alloc(width * height * frames * 3);
  for (let at = 0; at < raw.length; at += 1) raw[at] = (at * seed + Math.floor(at / (width * height * 3)) * 80) % 256;
  return moving(raw, frames, width, height);
}

/** An animated GIF whose WebP takes more bytes: stripes that change from frame to frame. */
export function stripes(frames: number, width: number, height: number): Promise<Buffer> {
  const frame = width * height * 3;
  const raw = Buffer.from(
    Uint8Array.from({ length: frame * frames }, (_, at) => at * 37 + Math.floor(at / frame) * 80),
  );
  return moving(raw, frames, width, height);
}

/** An animated GIF of noise, which takes more bytes than its WebP, as films do. */
export const film = (frames: number, width: number, height: number): Promise<Buffer> =>
  moving(randomBytes(width * height * frames * 3), frames, width, height);

function moving(raw: Buffer, frames: number, width: number, height: number): Promise<Buffer> {
  return sharp(raw, { raw: { width, height: height * frames, channels: 3, pageHeight: height } })
    .gif({ delay: Array.from({ length: frames }, () => 120), loop: 0 })
    .toBuffer();
}

/** The properties of an image. */
export const look = (content: Uint8Array) => sharp(content, { pages: -1 }).metadata();
