import { describe, expect, it } from '@jest/globals';
import { namesTag } from './serve-image.controller.js';

describe('a list of tags', () => {
  it.each(['"a"', 'W/"a"', '"b", "a"', '"b",W/"a" ', '*', ' * '])('contains the tag: %s', (list) => {
    expect(namesTag(list, '"a"')).toBe(true);
  });

  it.each([undefined, '', '"b"', 'a', '"a', '"A"', '"ab"'])('does not contain it: %s', (list) => {
    expect(namesTag(list, '"a"')).toBe(false);
  });
});
