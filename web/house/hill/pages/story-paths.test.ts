import { describe, expect, it } from '@jest/globals';
import { footer, main } from '../about/navigation.js';
import { articleList } from '../texts/articles/article-list.js';
import { movedPages } from '../texts/moved.js';
import { placeholderPages } from '../texts/placeholders.js';
import { timelineCards } from '../texts/timeline-cards.js';
import { articlePaths, movedPaths, placeholderPaths, storyPaths } from './story-paths.js';

function routesOf(pages: readonly { readonly route: string }[]): readonly string[] {
  return pages.map(({ route }) => route).sort();
}

describe('the paths of the story', () => {
  it('match the written pages', () => {
    expect(Object.values(articlePaths).sort()).toEqual(routesOf(articleList));
    expect(Object.values(placeholderPaths).sort()).toEqual(routesOf(placeholderPages));
    expect(Object.values(movedPaths).sort()).toEqual(routesOf(movedPages));
  });

  it('include every page that a card, a note or the navigation links to', () => {
    const known = new Set<string>(Object.values(storyPaths));
    const leadingTo = [
      ...timelineCards.map(({ route }) => route),
      ...[...placeholderPages, ...movedPages].map(({ link }) => link.to.split('#')[0] ?? ''),
      ...[...main, ...footer].map(({ to }) => to).filter((to) => /^\/(timeline|history|archive)$/.test(to)),
    ];
    expect(leadingTo.filter((to) => !known.has(to))).toEqual([]);
  });
});
