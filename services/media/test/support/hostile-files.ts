import { crc32 } from 'node:zlib';
import { animation, jpeg, png } from './sample-images.js';

export const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
export const HTML = '<!doctype html><html><body><script>alert(document.domain)</script></body></html>';
export const SCRIPT = 'alert("from the script");';

/** A photo without its second half. */
export async function cutJpeg(): Promise<Buffer> {
  const whole = await jpeg(400, 300);
  return whole.subarray(0, Math.floor(whole.length / 2));
}

/** A few bytes that declare 2.5 billion pixels. */
export async function pixelBomb(): Promise<Buffer> {
  const bomb = Buffer.from(await png());
  bomb.writeUInt32BE(50_000, 16);
  bomb.writeUInt32BE(50_000, 20);
  // A valid checksum of the header, so that it is not refused for that.
  bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29);
  return bomb;
}

/** Starts like a GIF, and is a script from the first byte to the last. */
export const GIF_AND_SCRIPT = Buffer.from(`GIF89a/*\0\0\0\0*/=1;${SCRIPT}//`, 'latin1');

/** A valid GIF with a script after it. */
export const gifWithScriptBehind = async (): Promise<Buffer> =>
  Buffer.concat([await animation(), Buffer.from(`\n${SCRIPT}`)]);

/** A valid PNG with a page in a comment. */
export async function pngWithPageInside(): Promise<Buffer> {
  const whole = await png();
  const body = Buffer.from(`tEXtComment\0${HTML}`, 'latin1');
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(body.length - 4, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  const afterHeader = 33;
  return Buffer.concat([whole.subarray(0, afterHeader), chunk, whole.subarray(afterHeader)]);
}

/** A file that starts like a photo and goes on. @param bytes in total */
export async function longFile(bytes: number): Promise<Buffer> {
  const long = Buffer.alloc(bytes, 0x20);
  (await jpeg()).copy(long);
  return long;
}

/** A GIF of one pixel with very many frames. */
export function tinyFrames(frames: number): Buffer {
  const header = Buffer.from('474946383961010001008000000000 00ffffff'.replace(' ', ''), 'hex');
  const frame = Buffer.from('21f9040001000000 2c00000000010001000002024c0100'.replace(' ', ''), 'hex');
  return Buffer.concat([header, ...Array.from({ length: frames }, () => frame), Buffer.from([0x3b])]);
}
