/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { archivePicture } from '../../content/archive.js';
import { articleList } from '../../content/articles/article-list.js';
import { eras } from '../../content/eras.js';
import { features } from '../../content/features.js';
import { guests } from '../../content/guests/guests.js';
import { videos } from '../../content/media.js';
import { timelineCards } from '../../content/timeline-cards.js';
import { cardTitle } from '../guests/card-title.js';
import { cardBack, guestCard } from '../guests/guest-cards.js';
import { type PictureId, pictureAlts } from './picture-alts.js';
import { eraStrip, picture, posterPicture } from './pictures.js';

const folder = (path: string): URL => new URL(path, import.meta.url);
const namesIn = (url: URL): readonly string[] => readdirSync(url).map((file) => file.replace('.svg', ''));
const ids = Object.keys(pictureAlts) as PictureId[];
const drawn = (id: string, collection = 'drawn/'): string => readFileSync(folder(`${collection}${id}.svg`), 'utf8');
const titleOf = (svg: string): string => (/<title[^>]*>(.*?)<\/title>/.exec(svg)?.[1] ?? '').replaceAll('&amp;', '&');

describe('the pictures', () => {
  it('have one drawing each, and no drawing is without a name', () => {
    expect([...namesIn(folder('drawn/'))].sort()).toEqual([...ids].sort());
    expect([...namesIn(folder('../guests/drawn/'))].sort()).toEqual(
      ['card-back', ...guests.map(({ id }) => id)].sort(),
    );
  });

  it('say what they draw in the same words as their alternative text', () => {
    for (const id of ids) expect(`${id}: ${titleOf(drawn(id))}`).toBe(`${id}: ${picture(id).alt}`);
    for (const guest of guests) {
      expect(titleOf(drawn(guest.id, '../guests/drawn/'))).toBe(cardTitle(guest));
      expect(guestCard(guest).alt).toBe(cardTitle(guest));
    }
    expect(titleOf(drawn('card-back', '../guests/drawn/'))).toBe(cardBack.alt);
    expect(ids.filter((id) => pictureAlts[id].split(' ').length < 8)).toEqual([]);
  });

  it('have the shape that the registry says', () => {
    for (const id of ids) {
      const [, , width, height] = (/viewBox="([^"]+)"/.exec(drawn(id))?.[1] ?? '').split(' ').map(Number);
      expect([id, width, height]).toEqual([id, picture(id).width, picture(id).height]);
    }
    for (const { picture: id } of eras) {
      const { width, height, src } = posterPicture(id as `era-${string}` & PictureId);
      expect(drawn(id)).toContain(`<view id="picture" viewBox="22 22 ${width} ${height}"/>`);
      expect(src).toMatch(/#picture$/);
    }
  });

  it('holds a strip for every era, one beside the other', () => {
    for (const [place, { id }] of eras.entries()) {
      const { src, width, height } = eraStrip(id);
      expect(drawn('hill-eras')).toContain(`<view id="${id}" viewBox="${place * width} 0 ${width} ${height}"/>`);
      expect(src.endsWith(`#${id}`)).toBe(true);
    }
  });

  it('load nothing, run nothing and weigh little: eight eras in one at most 40 kB, all else 35', () => {
    expect(drawn('hill-eras').length).toBeLessThanOrEqual(40 * 1024);
    const rest = ids.filter((id) => id !== 'hill-eras');
    const all = [...rest.map((id) => drawn(id)), ...guests.map(({ id }) => drawn(id, '../guests/drawn/'))];
    for (const svg of all) {
      expect(svg).not.toMatch(/<script|<image|<foreignObject|<text|href="(?!#)|url\((?!#)|@import/);
      expect(svg.length).toBeLessThanOrEqual(35 * 1024);
    }
  });

  it('are drawn from their sources as these stand', () => {
    const hooks = fileURLToPath(folder('../../../../infra/checks/jest/source-resolution.mjs'));
    const build = fileURLToPath(folder('../build/build-drawings.ts'));
    const check = spawnSync(process.execPath, ['--import', hooks, build, '--check'], { encoding: 'utf8' });
    expect(`${check.stdout}${check.stderr}`).toBe('');
    expect(check.status).toBe(0);
  });
});

describe('the content', () => {
  it('shows only pictures that exist, with their own alternative text', () => {
    const shown = [
      ...eras,
      ...timelineCards,
      ...articleList,
      ...features.map(({ src, alt }) => ({ picture: src, alt })),
      archivePicture,
    ];
    for (const { picture: id, alt } of shown) expect(alt).toBe(pictureAlts[id]);
    for (const { picture: id } of videos) expect(pictureAlts[id]).toBeDefined();
  });

  it('gives every era, chapter and feature a picture of its own', () => {
    for (const group of [eras, timelineCards, articleList]) {
      expect(new Set(group.map(({ picture: id }) => id)).size).toBe(group.length);
    }
    expect(new Set(features.map(({ src }) => src)).size).toBe(features.length);
  });
});
