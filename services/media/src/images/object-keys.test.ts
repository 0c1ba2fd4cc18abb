import { describe, expect, it } from '@jest/globals';
import { originalKey, ownerOfKey, renditionKey } from './object-keys.js';

const filename = `${'0f'.repeat(32)}.png`;

describe('the key of an object', () => {
  it('identifies its image and width', () => {
    expect(ownerOfKey(originalKey(filename))).toEqual({ kind: 'original', filename });
    expect(ownerOfKey(renditionKey(filename, 640, 'avif'))).toEqual({
      kind: 'rendition',
      filename,
      width: 640,
      format: 'avif',
    });
  });

  it.each([
    '',
    filename,
    'originals/',
    'originals/read-me.txt',
    `originals/x/${filename}`,
    `backup/originals/${filename}`,
    `renditions/${filename}`,
    `renditions/${filename}/640.png`,
    `renditions/${filename}/x/640.webp`,
    'renditions/read-me.txt/640.webp',
  ])('is ignored: %j', (key) => {
    expect(ownerOfKey(key)).toBeUndefined();
  });
});
