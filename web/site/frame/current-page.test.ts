import { describe, expect, it } from '@jest/globals';
import { currentPage } from './current-page.js';

describe('currentPage', () => {
  it('marks a page only on its own path', () => {
    expect(currentPage('/', '/')).toBe('page');
    expect(currentPage('/', '/tours')).toBeUndefined();
    expect(currentPage('/tours', '/tours-of-the-past')).toBeUndefined();
  });

  it('marks Tours for booking, visit, waiting list and groups, but not as the current page', () => {
    expect(currentPage('/tours', '/book-tour')).toBe('true');
    expect(currentPage('/tours', '/visit/AAAA')).toBe('true');
    expect(currentPage('/tours', '/waitlist/AAAA')).toBe('true');
    expect(currentPage('/tours', '/groups')).toBe('true');
    expect(currentPage('/tours', '/group/AAAA')).toBe('true');
    expect(currentPage('/tours', '/bill/AAAA')).toBe('true');
  });

  it('marks nothing on a path that is no page', () => {
    const unknown = ['/waitlist', '/waiver', '/visit/AAAA/more', '/book-tour/more', '/cart/more'];
    expect(unknown.filter((path) => currentPage('/tours', path) ?? currentPage('/store', path))).toEqual([]);
  });

  it('marks History for eras and chapters, and Archive for itself', () => {
    expect(['/history', '/prophecy', '/peakera', '/redemption'].map((page) => currentPage('/timeline', page))).toEqual([
      'true',
      'true',
      'true',
      'true',
    ]);
    expect(currentPage('/timeline', '/archive')).toBeUndefined();
    expect(currentPage('/archive', '/archive')).toBe('page');
  });
});
