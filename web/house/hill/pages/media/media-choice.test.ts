import { describe, expect, it } from '@jest/globals';
import { atShelf, firstChoice, picking } from './media-page.js';

describe('the selection on the media page', () => {
  it('starts with the first film', () => {
    expect(firstChoice).toEqual({ shelf: 'video', item: undefined });
  });

  it('selects an item, replaces it with another, and clears it when selected again', () => {
    const first = picking(firstChoice, 'a film', false);
    expect(first.item).toBe('a film');
    const second = picking(first, 'another', false);
    expect(second).toEqual({ shelf: 'video', item: 'another' });
    expect(picking(second, 'another', true).item).toBeNull();
    expect(picking(firstChoice, 'the first', true).item).toBeNull();
  });

  it('is the first again when the tab is switched, and only then', () => {
    const picked = picking(firstChoice, 'a film', false);
    expect(atShelf(picked, 'books')).toEqual({ shelf: 'books', item: undefined });
    expect(atShelf(picked, 'video')).toBe(picked);
  });
});
