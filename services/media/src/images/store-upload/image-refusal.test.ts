import { describe, expect, it } from '@jest/globals';
import { imageRefusalOf } from './re-encode.js';

describe('an error of the image library', () => {
  it.each([
    ['Input file contains unsupported image format', 'incomplete'],
    ['VipsJpeg: premature end of JPEG image', 'incomplete'],
    ['Input file has corrupt header: gifload: no frames in GIF', 'incomplete'],
    ['Input image exceeds pixel limit', 'too-many-pixels'],
    [
      'timeout: 0% complete\nVipsImage: killed for image "temp-29"\nwbuffer_write: write failed\nsystem error: Unknown error -1',
      'too-many-pixels',
    ],
  ])('%j', (message, fault) => {
    expect(imageRefusalOf(new Error(message))).toBe(fault);
  });

  it.each([
    new Error('wbuffer_write: write failed\nsystem error: No space left on device'),
    new Error('VipsForeignSave: unable to open for write'),
    Object.assign(new Error('ENOSPC: no space left on device, open'), { code: 'ENOSPC' }),
    'something that is not an error',
  ])('is rethrown when the file did not cause it: %s', (error) => {
    expect(() => imageRefusalOf(error)).toThrow();
  });
});
