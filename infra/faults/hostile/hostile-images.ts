import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** A file somebody uploads, and what is to come of it: refused with a status below 500, or taken and written anew. */
export type HostileImage = {
  name: string;
  /** As the browser calls the file. */
  filename: string;
  /** As the browser says what it is. */
  type: string;
  content: Buffer;
  fate: 'refused' | 'taken';
};

/** Words that stand in files and must never be served. */
export const canary = 'a-word-that-nobody-may-see';
const script = `<script>alert("${canary}")</script>`;

const noise = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#a40', noise: { type: 'gaussian', mean: 120, sigma: 40 } },
  });
const half = (whole: Buffer): Buffer => whole.subarray(0, Math.floor(whole.length / 2));

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A PNG of one bit per pixel, black all over, whole and right. @param more chunks behind its header */
function blackPng(width: number, height: number, more: readonly Buffer[] = []): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const rows = Buffer.alloc((Math.ceil(width / 8) + 1) * height);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const parts = [chunk('IHDR', header), ...more, chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([signature, ...parts]);
}

/** A GIF of one pixel with so many frames. */
function longFilm(frames: number): Buffer {
  const header = Buffer.from('47494638396101000100800000000000ffffff', 'hex');
  const frame = Buffer.from('21f90400010000002c00000000010001000002024c0100', 'hex');
  return Buffer.concat([header, ...Array.from({ length: frames }, () => frame), Buffer.from([0x3b])]);
}

const photo = () => noise(120, 80).jpeg().toBuffer();

async function photoWithPlace(): Promise<Buffer> {
  return noise(90, 40)
    .withExif({
      IFD0: { Orientation: '6', Copyright: canary, Artist: canary },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '32/1 46/1 0/1', GPSLongitudeRef: 'W', GPSLongitude: '97/1 8/1 0/1' },
    })
    .jpeg()
    .toBuffer();
}

/** Bytes that a program may take for a ZIP file: its directory is at the end, where such programs look. */
function zipOf(text: string): Buffer {
  const name = Buffer.from('a.html');
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  const entry = Buffer.alloc(30);
  entry.writeUInt32LE(0x04034b50, 0);
  entry.writeUInt16LE(name.length, 26);
  return Buffer.concat([entry, name, Buffer.from(text), end]);
}

const entities = `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>
  <svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text>&x;</text></svg>`;
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${script}</svg>`;

const damaged = async (): Promise<[string, Buffer][]> => [
  ['half a JPEG', half(await noise(400, 300).jpeg().toBuffer())],
  ['half a PNG', half(await noise(400, 300).png().toBuffer())],
  ['half a WebP', half(await noise(400, 300).webp().toBuffer())],
  ['half a GIF', half(await noise(400, 300).gif().toBuffer())],
  ['no byte', Buffer.alloc(0)],
  ['the first bytes of a WebP', Buffer.from('RIFF\x24\0\0\0WEBPVP8 ', 'latin1')],
];

const noPictures: readonly [string, string, string, string][] = [
  ['a drawing with a script', 'drawing.svg', 'image/svg+xml', drawing],
  ['a drawing that reads files', 'drawing.svg', 'image/svg+xml', entities],
  ['a drawing that says it is a photo', 'photo.jpg', 'image/jpeg', drawing],
  ['a page that says it is a photo', 'photo.jpg', 'image/jpeg', `<!doctype html>${script}`],
  ['a script that begins like a GIF', 'a.gif', 'image/gif', `GIF89a/*\0\0\0\0*/=1;alert("${canary}")`],
  ['a script that begins like a BMP', 'a.png', 'image/png', `BM=1;alert("${canary}")`],
  ['PostScript', 'a.jpg', 'image/jpeg', '%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 9 9\n(/etc/passwd) run'],
  ['a command of an image program', 'a.png', 'image/png', `push graphic-context\nfill 'url(https://127.0.0.1/")'`],
];

const tooMuch = (): [string, Buffer][] => [
  ['900 million black pixels in some KB', blackPng(30_000, 30_000)],
  ['a film of 5000 frames', longFilm(5000)],
];

/** Right on the whole, with something hidden in it or behind it. */
const hiding = async (): Promise<[string, Buffer][]> => [
  ['a GIF with a script behind it', Buffer.concat([await noise(60, 40).gif().toBuffer(), Buffer.from(script)])],
  ['a photo that is a ZIP file too', Buffer.concat([await photo(), zipOf(script)])],
  ['a PNG with a page in a comment', blackPng(31, 17, [chunk('tEXt', Buffer.from(`Comment\0${script}`))])],
  ['a photo that says where it was taken', await photoWithPlace()],
  [
    '50 MB of text in some KB',
    blackPng(33, 19, [chunk('zTXt', Buffer.concat([Buffer.from('a\0\0'), deflateSync(Buffer.alloc(50_000_000, 65))]))]),
  ],
];

const unusual = async (): Promise<[string, Buffer][]> => [
  ['one pixel', await noise(1, 1).png().toBuffer()],
  ['a line of 9000 pixels', await noise(9000, 1).png().toBuffer()],
  ['a tower of 9000 pixels', await noise(1, 9000).jpeg().toBuffer()],
  ['four inks', await noise(64, 64).toColourspace('cmyk').jpeg().toBuffer()],
  ['colours of a wide screen', await noise(64, 65).withIccProfile('p3').jpeg().toBuffer()],
  ['sixteen bits a colour', await noise(64, 66).toColourspace('rgb16').png().toBuffer()],
  ['39 million black pixels', blackPng(6200, 6300)],
  [
    'a profile of colours that is none',
    blackPng(35, 21, [chunk('iCCP', Buffer.concat([Buffer.from('x\0\0'), deflateSync(Buffer.from(canary))]))]),
  ],
];

const names: readonly string[] = [
  '../../../etc/passwd',
  '..\\..\\boot.ini',
  `a\u0000.php\u0000.png`,
  `\u202egnp.exe`,
  `line\r\nSet-Cookie: ${canary}=1`,
  `${'long'.repeat(80)}.png`,
  '<img src=x onerror=alert(1)>.png',
  "'; DROP TABLE images; --.png",
  '写真 ☕.png',
  '.htaccess',
];

/** Every one of them, made anew; nothing of this kind lies in the repository. */
export async function hostileImages(): Promise<HostileImage[]> {
  const png = { filename: 'image.png', type: 'image/png' };
  const named = await Promise.all(
    names.map(async (filename, at) => ({
      filename,
      content: await noise(20 + at, 20)
        .png()
        .toBuffer(),
    })),
  );
  return [
    ...(await damaged()).map(([name, content]) => ({ name, ...png, content, fate: 'refused' as const })),
    ...noPictures.map(([name, filename, type, text]) => ({
      name,
      filename,
      type,
      content: Buffer.from(text, 'latin1'),
      fate: 'refused' as const,
    })),
    ...tooMuch().map(([name, content]) => ({ name, ...png, content, fate: 'refused' as const })),
    ...[...(await hiding()), ...(await unusual())].map(([name, content]) => ({
      name,
      ...png,
      content,
      fate: 'taken' as const,
    })),
    {
      name: 'a photo that says it is a page',
      filename: 'a.html',
      type: 'text/html',
      content: await photo(),
      fate: 'taken',
    },
    ...named.map(({ filename, content }) => ({
      name: `a file named ${JSON.stringify(filename.slice(0, 40))}`,
      filename,
      type: 'image/png',
      content,
      fate: 'taken' as const,
    })),
  ];
}
