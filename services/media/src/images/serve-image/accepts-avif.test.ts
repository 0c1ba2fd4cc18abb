import { describe, expect, it } from '@jest/globals';
import { acceptsAvif } from './serve-image.controller.js';

describe('AVIF is sent', () => {
  it.each(['image/avif', 'image/avif,image/webp,*/*;q=0.8', 'IMAGE/AVIF ; q=0.5', 'text/html, image/avif;q=1'])(
    'to a browser that names it: %s',
    (accept) => {
      expect(acceptsAvif(accept)).toBe(true);
    },
  );

  it.each([undefined, '', '*/*', 'image/*', 'image/webp', 'image/avif;q=0', 'image/avif; q=0.000', 'image/avifs'])(
    'to no other: %s',
    (accept) => {
      expect(acceptsAvif(accept)).toBe(false);
    },
  );
});
