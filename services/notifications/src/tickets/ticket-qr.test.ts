import { expect, it } from '@jest/globals';
import sharp from 'sharp';
import { COLOURS } from '../layout/palette.js';
import { QR_SHOWN, ticketQr } from './ticket-qr.js';

it('draws a signed ticket in the colors of the ticket, with a border of four modules', async () => {
  const { content, contentType } = await ticketQr(`HT1:${'A1'.repeat(69)}`);
  expect(contentType).toBe('image/png');
  const { data, info } = await sharp(Buffer.from(content)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  // 142 characters take version 6, of 41 modules.
  expect([info.width, info.height]).toEqual([(41 + 8) * 2, (41 + 8) * 2]);
  expect(info.width * 2).toBe(QR_SHOWN);
  const pixel = (x: number, y: number) => {
    const at = (y * info.width + x) * info.channels;
    return `#${data.subarray(at, at + 3).toString('hex')}`;
  };
  expect(pixel(7, 7)).toBe(COLOURS.raised.toLowerCase());
  expect(pixel(8, 8)).toBe(COLOURS.night.toLowerCase());
});
