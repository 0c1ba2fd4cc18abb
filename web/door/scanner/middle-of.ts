export type Picture = VideoFrame | ImageBitmap;

const canvas = new OffscreenCanvas(1, 1);
const context = canvas.getContext('2d', { willReadFrequently: true });

/** The pixels of the square in the middle, where the screen shows a frame: the sides only cost time. */
export async function middleOf(picture: Picture): Promise<ImageData | undefined> {
  const [width, height] =
    picture instanceof ImageBitmap ? [picture.width, picture.height] : [picture.displayWidth, picture.displayHeight];
  const side = Math.min(width, height);
  // Frames have one color value per two by two pixels: cut between those.
  const [x, y] = [width, height].map((length) => 2 * Math.floor((length - side) / 4)) as [number, number];
  return (await copyOf(picture, x, y, side)) ?? draw(picture, x, y, side);
}

/** Copying takes a third of the time of drawing. Older browsers can't convert colors, and answer with another size. */
async function copyOf(picture: Picture, x: number, y: number, side: number): Promise<ImageData | undefined> {
  if (picture instanceof ImageBitmap) return undefined;
  const layout = { rect: { x, y, width: side, height: side }, format: 'RGBA' } as const;
  const pixels = new Uint8ClampedArray(4 * side * side);
  if (picture.allocationSize(layout) !== pixels.length) return undefined;
  await picture.copyTo(pixels, layout);
  return new ImageData(pixels, side);
}

function draw(picture: Picture, x: number, y: number, side: number): ImageData | undefined {
  Object.assign(canvas, { width: side, height: side });
  context?.drawImage(picture, x, y, side, side, 0, 0, side, side);
  return context?.getImageData(0, 0, side, side);
}
