import { prepareZXingModule, type ReaderOptions, readBarcodes } from 'zxing-wasm/reader';
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url';
import type { WorkerAnswer } from './code-reader.js';
import { middleOf, type Picture } from './middle-of.js';

// Tickets are dark on light, and QR codes are found in any turn: looking for others takes half as long again.
const options: ReaderOptions = {
  formats: ['QRCode'],
  tryHarder: true,
  tryInvert: false,
  tryRotate: false,
  maxNumberOfSymbols: 2,
};

prepareZXingModule({ overrides: { locateFile: () => wasm } });

async function read(picture: Picture): Promise<WorkerAnswer> {
  try {
    const pixels = await middleOf(picture);
    const codes = pixels ? await readBarcodes(pixels, options) : [];
    return { texts: codes.filter(({ isValid }) => isValid).map(({ text }) => text) };
  } catch (error) {
    return { error: String(error) };
  } finally {
    picture.close();
  }
}

addEventListener('message', async ({ data }: MessageEvent<Picture>) => {
  postMessage(await read(data));
});
