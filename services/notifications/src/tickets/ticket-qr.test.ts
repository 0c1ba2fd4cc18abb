import { describe, expect, it } from '@jest/globals';
import { toBuffer } from 'qrcode';
import sharp from 'sharp';
import { COLOURS } from '../layout/palette.js';
import { ticketQr } from './ticket-qr.js';

const pixelsOf = async (png: Buffer) => {
  const { data, info } = await sharp(png)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: data.toString('hex') };
};

describe('the QR code of a ticket', () => {
  it.each(['HT-7K4M-9QXW', 'HT-2222-2222', 'HT-ZZZZ-ZZZZ', 'a longer text than any code, with marks: ÄÖÜ 丘'])(
    'is pixel by pixel what the library itself draws for %s',
    async (code) => {
      const theirs = await toBuffer(code, {
        type: 'png',
        errorCorrectionLevel: 'M',
        margin: 4,
        scale: 6,
        color: { dark: COLOURS.night, light: COLOURS.raised },
      });
      const { content, contentType } = ticketQr(code);
      expect(contentType).toBe('image/png');
      expect(await pixelsOf(Buffer.from(content))).toEqual(await pixelsOf(theirs));
    },
  );
});
