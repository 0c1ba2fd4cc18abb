import { randomInt } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';

const side = 64;

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

/** A real PNG, 64 × 64, of one random color: different each time. */
export function newImage(name: string) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const colour = [randomInt(256), randomInt(256), randomInt(256)];
  const line = Buffer.from([0, ...Array.from({ length: side }, () => colour).flat()]);
  const pixels = deflateSync(Buffer.concat(Array.from({ length: side }, () => line)));
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  const buffer = Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return { name, mimeType: 'image/png', buffer };
}
