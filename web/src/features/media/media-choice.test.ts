import { describe, expect, it } from '@jest/globals';
import { atShelf, firstChoice, picking } from './media-choice.js';

describe('what is shown on the media page', () => {
  it('starts with the films and nothing picked', () => {
    expect(firstChoice).toEqual({ shelf: 'video', item: undefined });
  });

  it('shows an item when it is picked, another in its place, and none when it is picked again', () => {
    const first = picking(firstChoice, 'a film');
    expect(first.item).toBe('a film');
    const second = picking(first, 'another');
    expect(second).toEqual({ shelf: 'video', item: 'another' });
    expect(picking(second, 'another').item).toBeUndefined();
  });

  it('clears what was picked when the tab is switched, and only then', () => {
    const picked = picking(firstChoice, 'a film');
    expect(atShelf(picked, 'books')).toEqual({ shelf: 'books', item: undefined });
    expect(atShelf(picked, 'video')).toBe(picked);
  });
});
