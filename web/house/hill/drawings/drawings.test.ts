/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { archiveDrawing } from '../texts/archive.js';
import { articleList } from '../texts/articles/article-list.js';
import { type DrawingId, drawingAlts } from '../texts/drawing-alts.js';
import { eras } from '../texts/eras.js';
import { features } from '../texts/features.js';
import { guests } from '../texts/guests/guests.js';
import { videos } from '../texts/media.js';
import { timelineCards } from '../texts/timeline-cards.js';
import { cardTitle } from './guests/card-title.js';
import { cardBack, guestCard } from './guests/guest-cards.js';
import { drawing, eraStrip } from './scenes/drawings.js';
import { posterDrawing } from './scenes/era-drawings.js';

function folder(path: string): URL {
  return new URL(path, import.meta.url);
}
function namesIn(url: URL): readonly string[] {
  return readdirSync(url).map((file) => file.replace('.svg', ''));
}
const ids = Object.keys(drawingAlts) as DrawingId[];
function drawn(id: string, collection = 'scenes/drawn/'): string {
  return readFileSync(folder(`${collection}${id}.svg`), 'utf8');
}
function titleOf(svg: string): string {
  return (/<title[^>]*>(.*?)<\/title>/.exec(svg)?.[1] ?? '').replaceAll('&amp;', '&');
}

describe('the drawings', () => {
  it('have one file each, and no file is without a name', () => {
    expect([...namesIn(folder('scenes/drawn/'))].sort()).toEqual([...ids].sort());
    expect([...namesIn(folder('guests/drawn/'))].sort()).toEqual(['card-back', ...guests.map(({ id }) => id)].sort());
  });

  it('have their alternative text as title', () => {
    for (const id of ids) expect(`${id}: ${titleOf(drawn(id))}`).toBe(`${id}: ${drawing(id).alt}`);
    for (const guest of guests) {
      expect(titleOf(drawn(guest.id, 'guests/drawn/'))).toBe(cardTitle(guest));
      expect(guestCard(guest).alt).toBe(cardTitle(guest));
    }
    expect(titleOf(drawn('card-back', 'guests/drawn/'))).toBe(cardBack.alt);
    expect(ids.filter((id) => drawingAlts[id].split(' ').length < 8)).toEqual([]);
  });

  it('have the size that the registry says', () => {
    for (const id of ids) {
      const [, , width, height] = (/viewBox="([^"]+)"/.exec(drawn(id))?.[1] ?? '').split(' ').map(Number);
      expect([id, width, height]).toEqual([id, drawing(id).width, drawing(id).height]);
    }
    for (const { drawing: id } of eras) {
      const { width, height, src } = posterDrawing(id);
      expect(drawn(id)).toContain(`<view id="picture" viewBox="22 22 ${width} ${height}"/>`);
      expect(src).toMatch(/#picture$/);
    }
  });

  it('have a strip for every era, side by side', () => {
    for (const [place, { id }] of eras.entries()) {
      const { src, width, height } = eraStrip(id);
      expect(drawn('hill-eras')).toContain(`<view id="${id}" viewBox="${place * width} 0 ${width} ${height}"/>`);
      expect(src.endsWith(`#${id}`)).toBe(true);
    }
  });

  it('load nothing, run nothing and stay small: 40 kB for the eight eras, 35 kB for others', () => {
    expect(drawn('hill-eras').length).toBeLessThanOrEqual(40 * 1024);
    const rest = ids.filter((id) => id !== 'hill-eras');
    const all = [...rest.map((id) => drawn(id)), ...guests.map(({ id }) => drawn(id, 'guests/drawn/'))];
    for (const svg of all) {
      expect(svg).not.toMatch(/<script|<image|<foreignObject|<text|href="(?!#)|url\((?!#)|@import/);
      expect(svg.length).toBeLessThanOrEqual(35 * 1024);
    }
  });
});

describe('the drawings of states', () => {
  const names = namesIn(folder('states/'));

  it('are each shown somewhere, and say what they show', () => {
    const source = readFileSync(folder('state-drawings.ts'), 'utf8');
    const shown = [...source.matchAll(/states\/([\w-]+)\.svg/g)].map(([, name = '']) => name);
    expect(shown.sort()).toEqual([...names].sort());
    for (const name of names) expect(titleOf(drawn(name, 'states/')).split(' ').length).toBeGreaterThanOrEqual(8);
  });

  it('load nothing, run nothing and stay below 13 kB', () => {
    for (const name of names) {
      const svg = drawn(name, 'states/');
      expect(svg).not.toMatch(/<script|<image|<foreignObject|<text|href="(?!#)|url\((?!#)|@import/);
      expect(svg.length).toBeLessThanOrEqual(13 * 1024);
    }
  });
});

describe('the content', () => {
  const shown = [eras, timelineCards, articleList, features, videos];

  it('shows only drawings that exist, with their alternative text', () => {
    for (const id of [...shown.flat().map((item) => item.drawing), archiveDrawing]) {
      expect(drawing(id).alt).toBe(drawingAlts[id]);
      expect(drawing(id).alt).not.toBe('');
    }
  });

  it('gives every era, chapter and feature a drawing of its own', () => {
    for (const group of [eras, timelineCards, articleList, features]) {
      expect(new Set(group.map((item) => item.drawing)).size).toBe(group.length);
    }
  });
});
