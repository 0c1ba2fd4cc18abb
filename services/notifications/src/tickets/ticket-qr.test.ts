import { expect, it } from '@jest/globals';
import sharp from 'sharp';
import { COLOURS } from '../layout/palette.js';
import { ticketQr } from './ticket-qr.js';

it('draws the code in the colors of the ticket, with four modules of border', async () => {
  const { content, contentType } = await ticketQr('HT-7K4M-9QXW');
  expect(contentType).toBe('image/png');
  const { data, info } = await sharp(Buffer.from(content)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  // A code of version 1 has 21 modules.
  expect([info.width, info.height]).toEqual([(21 + 8) * 3, (21 + 8) * 3]);
  const pixel = (x: number, y: number) => {
    const at = (y * info.width + x) * info.channels;
    return `#${data.subarray(at, at + 3).toString('hex')}`;
  };
  expect(pixel(11, 11)).toBe(COLOURS.raised.toLowerCase());
  expect(pixel(12, 12)).toBe(COLOURS.night.toLowerCase());
});
