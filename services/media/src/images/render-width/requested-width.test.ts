import { describe, expect, it } from '@jest/globals';
import { requestedWidth, WIDTHS } from './requested-width.js';

describe('?w=', () => {
  it('is one of the widths, or none', () => {
    expect(WIDTHS.map((width) => requestedWidth(String(width)))).toEqual([...WIDTHS]);
    expect(requestedWidth(undefined)).toBeNull();
  });

  it.each(['', '0', '641', '0640', '640 ', '6.4e2', ['320', '640'], { a: '320' }, null])(
    'is unavailable: %j',
    (given) => {
      expect(requestedWidth(given)).toBeUndefined();
    },
  );
});
