/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { drawMoving } from '../../../../drawings/alarm/draw-moving.js';
import { ALARM_SECONDS } from '../../../../texts/alarm.js';
import { at } from './at.js';
import { movingStyles } from './moving-styles.js';
import { paint } from './paint.js';

const file = readFileSync(new URL('../../../../drawings/alarm/moving.svg', import.meta.url), 'utf8');

/** The ids that the run writes on. */
function written(): readonly string[] {
  const ids = new Set<string>();
  const add = (id: string) => void ids.add(id);
  for (const time of [0, ALARM_SECONDS]) paint(at(time), { style: add, move: add });
  return [...ids];
}

describe('what moves in the alarm', () => {
  it('is what its script draws: `npm run section -w web` after a change', () => {
    expect(drawMoving(movingStyles())).toBe(file);
  });

  it('has each group that the run writes on, once', () => {
    const times = (id: string) => file.split(` id="${id}"`).length - 1;
    expect(written().filter((id) => times(id) !== 1)).toEqual([]);
  });

  it('names every part that another part uses', () => {
    const used = [...file.matchAll(/(?:href="|url\()#([\w-]+)/g)].map(([, id]) => id);
    expect([...new Set(used)].filter((id) => !file.includes(` id="${id}"`))).toEqual([]);
  });

  it('loads nothing, runs nothing, and has at most 20 kB on the way', () => {
    expect(file).not.toMatch(/<script|<image|<foreignObject|<text|href="(?!#)|url\((?!#)|@import/);
    const sent = brotliCompressSync(file, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
    expect(sent.length).toBeLessThanOrEqual(20 * 1024);
  });
});
