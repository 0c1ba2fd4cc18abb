/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { drawSection } from './draw-section.js';
import { SHEET } from './measures.js';
import { roomPlaces } from './room-places.js';
import { sectionViews } from './views.js';

const file = readFileSync(new URL('hill-section.svg', import.meta.url), 'utf8');

describe('the hill cut open', () => {
  it('is what its script draws: `npm run section -w web` after a change', () => {
    expect(drawSection()).toBe(file);
  });

  it('has its rooms as groups, and the crops that pages ask for', () => {
    for (const id of [
      'casino',
      'dining',
      'stair',
      'secret-room',
      'tunnel',
      'garden',
      'house',
      'pool',
      'stables',
      'cooling',
    ]) {
      expect(file).toContain(`<g id="${id}"`);
    }
    for (const id of Object.keys(sectionViews)) expect(file).toContain(`<view id="${id}"`);
  });

  it('names every part that another part uses', () => {
    const used = [...file.matchAll(/(?:href="|url\()#([\w-]+)/g)].map(([, id]) => id);
    expect([...new Set(used)].filter((id) => !file.includes(` id="${id}"`))).toEqual([]);
  });

  it('loads nothing, runs nothing, and has at most 45 kB on the way', () => {
    expect(file).not.toMatch(/<script|<image|<foreignObject|<text|href="(?!#)|url\((?!#)|@import/);
    const sent = brotliCompressSync(file, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
    expect(sent.length).toBeLessThanOrEqual(45 * 1024);
  });

  it('has every room on the sheet', () => {
    for (const { left, top, right, bottom } of Object.values(roomPlaces)) {
      expect([left >= SHEET.left, right <= SHEET.left + SHEET.width]).toEqual([true, true]);
      expect([top >= SHEET.top, bottom <= SHEET.top + SHEET.height]).toEqual([true, true]);
    }
  });
});
