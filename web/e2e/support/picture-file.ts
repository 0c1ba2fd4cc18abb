import { crc32, deflateSync } from 'node:zlib';

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};

/** A real PNG of one colour, 64 × 64, as the browser's choice of files takes it. Another seed is another picture. */
export const pictureFile = (name: string, seed: number) => {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(64, 0);
  head.writeUInt32BE(64, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const colour = [seed & 255, (seed >> 8) & 255, (seed >> 16) & 255];
  const line = Buffer.from([0, ...Array.from({ length: 64 }, () => colour).flat()]);
  const pixels = deflateSync(Buffer.concat(Array.from({ length: 64 }, () => line)));
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  const buffer = Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
  return { name, mimeType: 'image/png', buffer };
};

/** A picture that no other test has uploaded. */
export const newPicture = (name: string) => pictureFile(name, Math.floor(Math.random() * 0xffffff));
