import { describe, expect, it } from '@jest/globals';
import { footer, main } from '../about/navigation.js';
import { articleList } from '../texts/articles/article-list.js';
import { movedPages } from '../texts/moved.js';
import { placeholderPages } from '../texts/placeholders.js';
import { timelineCards } from '../texts/timeline-cards.js';
import {
  archivePath,
  campusPaths,
  crusadePaths,
  movedPaths,
  placeholderPaths,
  storyPaths,
  toldPaths,
} from './story-paths.js';

function routesOf(pages: readonly { readonly route: string }[]): readonly string[] {
  return pages.map(({ route }) => route).sort();
}

describe('the paths of the story', () => {
  it('match the written pages', () => {
    expect([...toldPaths, ...crusadePaths, ...campusPaths]).toEqual(articleList.map(({ route }) => route));
    expect([...placeholderPaths].sort()).toEqual(routesOf(placeholderPages));
    expect([...movedPaths].sort()).toEqual(routesOf(movedPages));
  });

  it('include every page that a card, a note or the navigation links to', () => {
    const known = new Set<string>([...storyPaths, archivePath]);
    const leadingTo = [
      ...timelineCards.map(({ route }) => route),
      ...[...placeholderPages, ...movedPages].map(({ link }) => link.to.split('#')[0] ?? ''),
      ...[...main, ...footer].map(({ to }) => to).filter((to) => /^\/(timeline|history|archive)$/.test(to)),
    ];
    expect(leadingTo.filter((to) => !known.has(to))).toEqual([]);
  });
});
