import { describe, expect, it } from '@jest/globals';
import { acceptsAvif } from './accepts-avif.js';

describe('who is shown AVIF', () => {
  it.each(['image/avif', 'image/avif,image/webp,*/*;q=0.8', 'IMAGE/AVIF ; q=0.5', 'text/html, image/avif;q=1'])(
    'who asks for it: %s',
    (accept) => {
      expect(acceptsAvif(accept)).toBe(true);
    },
  );

  it.each([undefined, '', '*/*', 'image/*', 'image/webp', 'image/avif;q=0', 'image/avif; q=0.000', 'image/avifs'])(
    'nobody else: %s',
    (accept) => {
      expect(acceptsAvif(accept)).toBe(false);
    },
  );
});
