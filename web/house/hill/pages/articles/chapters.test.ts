import { describe, expect, it } from '@jest/globals';
import { articleList } from '../../texts/articles/article-list.js';
import { chapterAt } from './chapters.js';

describe('chapterAt', () => {
  it('counts an article among the twelve and knows its neighbors', () => {
    expect(chapterAt('/purchase-vision')).toEqual({
      number: 8,
      count: 12,
      before: { to: '/prophecy', title: 'The Prophecy', place: '7 of 12' },
      after: { to: '/transformation-process', title: 'The Transformation Process', place: '9 of 12' },
    });
  });

  it('has nothing before the first', () => {
    expect(chapterAt('/beginning')?.before).toBeUndefined();
    expect(chapterAt('/beginning')?.after?.to).toBe('/transformation');
  });

  it('has nothing after the last, and nothing for an unknown path', () => {
    expect(chapterAt('/story-of-hope')?.after).toBeUndefined();
    expect(chapterAt('/archive')).toBeUndefined();
  });

  it('has a number for every article, and a description short enough for search engines', () => {
    expect(articleList.filter(({ route }) => chapterAt(route) === undefined)).toEqual([]);
    expect(articleList.filter(({ lead }) => lead.length > 160)).toEqual([]);
  });
});
