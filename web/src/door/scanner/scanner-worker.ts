import { prepareZXingModule, type ReaderOptions, readBarcodes } from 'zxing-wasm/reader';
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url';
import type { WorkerAnswer } from './code-reader.js';

// Tickets are dark on light, and QR codes are found in any turn: looking for others takes half as long again.
const options: ReaderOptions = {
  formats: ['QRCode'],
  tryHarder: true,
  tryInvert: false,
  tryRotate: false,
  maxNumberOfSymbols: 2,
};

prepareZXingModule({ overrides: { locateFile: () => wasm } });
const canvas = new OffscreenCanvas(1, 1);
const context = canvas.getContext('2d', { willReadFrequently: true });

async function read(picture: ImageBitmap): Promise<WorkerAnswer> {
  try {
    const { width, height } = picture;
    Object.assign(canvas, { width, height });
    context?.drawImage(picture, 0, 0);
    picture.close();
    const pixels = context?.getImageData(0, 0, width, height);
    const codes = pixels ? await readBarcodes(pixels, options) : [];
    return { texts: codes.filter(({ isValid }) => isValid).map(({ text }) => text) };
  } catch (error) {
    return { error: String(error) };
  }
}

addEventListener('message', async ({ data }: MessageEvent<ImageBitmap>) => {
  postMessage(await read(data));
});
