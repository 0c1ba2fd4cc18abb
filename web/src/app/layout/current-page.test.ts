import { describe, expect, it } from '@jest/globals';
import { currentPage } from './current-page.js';

describe('currentPage', () => {
  it('marks a page on its own path alone', () => {
    expect(currentPage('/', '/')).toBe('page');
    expect(currentPage('/', '/tours')).toBeUndefined();
    expect(currentPage('/tours', '/tours-of-the-past')).toBeUndefined();
  });

  it('says that booking, a visit and the waiting list belong to the tours, without calling it that page', () => {
    expect(currentPage('/tours', '/book-tour')).toBe('true');
    expect(currentPage('/tours', '/visit/AAAA')).toBe('true');
    expect(currentPage('/tours', '/waitlist/AAAA')).toBe('true');
  });

  it('says that eras and chapters belong to the history, and the archive to itself', () => {
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
