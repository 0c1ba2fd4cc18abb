import { describe, expect, it } from '@jest/globals';
import { atShelf, firstChoice, picking } from './media-page.js';

describe('the selection on the media page', () => {
  it('starts with the films and nothing selected', () => {
    expect(firstChoice).toEqual({ shelf: 'video', item: undefined });
  });

  it('selects an item, replaces it with another, and clears it when selected again', () => {
    const first = picking(firstChoice, 'a film');
    expect(first.item).toBe('a film');
    const second = picking(first, 'another');
    expect(second).toEqual({ shelf: 'video', item: 'another' });
    expect(picking(second, 'another').item).toBeUndefined();
  });

  it('is cleared when the tab is switched, and only then', () => {
    const picked = picking(firstChoice, 'a film');
    expect(atShelf(picked, 'books')).toEqual({ shelf: 'books', item: undefined });
    expect(atShelf(picked, 'video')).toBe(picked);
  });
});
