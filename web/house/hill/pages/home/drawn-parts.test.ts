/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { keptParts } from './descent/kept.js';
import { blueNoise, NOISE_SIDE } from './descent/lantern/dark-sheet.js';
import { finds } from './descent/lantern/finds.js';
import { scenes } from './descent/scenes.js';
import { driveLayers } from './drive.js';

function drawn(file: string): string {
  return readFileSync(new URL(`../../drawings/${file}`, import.meta.url), 'utf8');
}

const files: Readonly<Record<string, string>> = {
  hilltop: 'night',
  stair: 'stair',
  casino: 'casino',
  'secret-room': 'secret',
  tunnel: 'tunnel',
};

describe('the parts of a drawing that pages ask for', () => {
  it.each(scenes.map((scene) => [scene.id, scene] as const))('%s has its crops, in color and in chalk', (id, scene) => {
    const svg = drawn(`descent/${files[id]}.svg`);
    expect(svg).toContain(`<view id="chalk" viewBox="0 0 1440 ${scene.height}"/>`);
    for (const { view, x, y, width, height } of scene.places.flatMap(({ crops }) => crops)) {
      expect(svg).toContain(`<view id="${view}" viewBox="${x} ${y} ${width} ${height}"/>`);
      expect(svg).toContain(`<view id="chalk-${view}" viewBox="${x} ${y} ${width} ${height}"/>`);
    }
  });

  it.each(['wide', 'mid', 'tall'])('the hero has every layer of the drive, %s', (crop) => {
    const svg = drawn('hero.svg');
    for (const layer of driveLayers) expect(svg).toContain(` id="${crop}-${layer}"`);
  });

  // `drive.tsx` has these numbers, so that the first script stays small.
  it('has the section of the hill larger than the window, with and without what is told', () => {
    for (const view of ['whole', 'record-whole']) {
      expect(drawn('section/hill-section.svg')).toContain(`<view id="${view}" viewBox="-420 -560 2340 1880"/>`);
    }
  });

  it('keeps and finds things inside the drawing of a scene', () => {
    const sizes = new Map(scenes.map(({ id, height }) => [id, height]));
    for (const [id, part] of Object.entries(keptParts)) {
      const corners = 'x' in part ? [[part.x + part.width, part.y + part.height] as const] : part;
      for (const [right, low] of corners) {
        expect(right).toBeLessThanOrEqual(1440);
        expect(low).toBeLessThanOrEqual(sizes.get(id) ?? 0);
      }
    }
    expect(finds.filter(({ scene, x, y }) => !sizes.has(scene) || x > 1 || y > 1)).toEqual([]);
  });
});

describe('the weight of the home page', () => {
  it('is at most 155.4 kB of drawings after Brotli: the way down, the hero, the section and the posters', () => {
    const folder = new URL('../../drawings/', import.meta.url);
    const posters = readdirSync(new URL('scenes/drawn/', folder)).filter((name) => name.startsWith('era-'));
    const shown = [
      ...readdirSync(new URL('descent/', folder)).map((name) => `descent/${name}`),
      'hero.svg',
      'section/hill-section.svg',
      ...posters.map((name) => `scenes/drawn/${name}`),
    ];
    const sent = shown.map(
      (file) => brotliCompressSync(drawn(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length,
    );
    expect(posters).toHaveLength(8);
    expect(sent.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(155_400);
  });
});

describe('the noise of the lantern', () => {
  it('has every value once, and is the same each time', () => {
    const noise = blueNoise();
    expect(new Set(noise).size).toBe(NOISE_SIDE ** 2);
    expect(blueNoise()).toEqual(noise);
  });

  it('has no large bright or dark spots: the mean of each square of eight is near the middle', () => {
    const noise = blueNoise();
    for (let corner = 0; corner < 64; corner++) {
      const [left, top] = [(corner % 8) * 8, Math.floor(corner / 8) * 8];
      const square = Array.from(
        { length: 64 },
        (_, at) => noise[(top + (at >> 3)) * NOISE_SIDE + left + (at & 7)] ?? 0,
      );
      expect(Math.abs(square.reduce((sum, value) => sum + value, 0) / 64 - 0.5)).toBeLessThan(0.06);
    }
  });
});
