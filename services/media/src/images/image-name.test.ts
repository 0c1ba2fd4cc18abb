import { describe, expect, it } from '@jest/globals';
import { addressOf, isImageName, nameInAddress, nameOf } from './image-name.js';

const checksum = 'ab'.repeat(32);

describe('the name of an image', () => {
  it('is its checksum and extension', () => {
    expect(nameOf(checksum, 'image/jpeg')).toBe(`${checksum}.jpg`);
    expect(isImageName(nameOf(checksum, 'image/webp'))).toBe(true);
  });

  it.each([
    '',
    'photo.jpg',
    `${checksum}.svg`,
    `${checksum}.jpeg`,
    `${checksum.toUpperCase()}.jpg`,
    `${checksum}.jpg\n`,
    `${checksum}.jpg/`,
    `../${checksum}.jpg`,
    `${checksum}0.jpg`,
  ])('is nothing else: %j', (text) => {
    expect(isImageName(text)).toBe(false);
  });
});

describe('the address of an image', () => {
  it('leads back to its name', () => {
    const filename = nameOf(checksum, 'image/gif');
    expect(nameInAddress(addressOf(filename))).toBe(filename);
  });

  it.each([null, '', '/uploads/', '/uploads/a.jpg', `/uploads/x/${checksum}.jpg`, `https://x/uploads/${checksum}.jpg`])(
    'is none: %j',
    (text) => {
      expect(nameInAddress(text)).toBeNull();
    },
  );
});
