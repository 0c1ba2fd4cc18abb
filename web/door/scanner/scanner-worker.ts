import { prepareZXingModule, type ReaderOptions, readBarcodes } from 'zxing-wasm/reader';
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url';
import type { WorkerAnswer } from './code-reader.js';
import { middleOf, type Picture } from './middle-of.js';

// Looking for light-on-dark codes takes half as long again: every other picture is enough for the few inverted screens.
const options: ReaderOptions = {
  formats: ['QRCode'],
  tryHarder: true,
  tryRotate: false,
  maxNumberOfSymbols: 2,
};

prepareZXingModule({ overrides: { locateFile: () => wasm } });

let isInverted = false;

async function read(picture: Picture): Promise<WorkerAnswer> {
  try {
    const pixels = await middleOf(picture);
    isInverted = !isInverted;
    const codes = pixels ? await readBarcodes(pixels, { ...options, tryInvert: isInverted }) : [];
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
