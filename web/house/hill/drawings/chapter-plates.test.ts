import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { articleList } from '../texts/articles/article-list.js';

const drawn = readFileSync(new URL('./chapter-plates.svg', import.meta.url), 'utf8');

it('has the plate of every section, and shows none twice in a chapter', () => {
  for (const { route, sections } of articleList) {
    const ids = sections.map(({ plate }) => plate);
    expect([route, new Set(ids).size]).toEqual([route, ids.length]);
    for (const id of ids) expect(drawn).toContain(`<view id="${id}" `);
  }
});
