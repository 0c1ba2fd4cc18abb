import { expect, type Page } from '@playwright/test';
import { test } from '../../../e2e/support/test.js';

/** From the narrowest phone to the widest screen, with both sides of every breakpoint. */
const allWidths = [320, 390, 479, 640, 700, 820, 991, 992, 1024, 1104, 1280, 1440, 1920, 2560] as const;

interface Box {
  readonly name: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Positions of the lines of text in one selector's matches, and of another's pictures. */
function boxesOf(page: Page, texts: string, pictures: string): Promise<{ lines: Box[]; drawn: Box[] }> {
  return page.evaluate(
    ([textsAt, picturesAt]) => {
      const boxed = (name: string, { left, top, right, bottom }: DOMRect) => ({
        name,
        left: left + scrollX,
        top: top + scrollY,
        right: right + scrollX,
        bottom: bottom + scrollY,
      });
      const shown = (selector: string) =>
        [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
      const lines = shown(textsAt).flatMap((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return [...range.getClientRects()].map((rect) => boxed(element.textContent ?? '', rect));
      });
      const drawn = shown(picturesAt).map((element) =>
        boxed(element.getAttribute('src') ?? '', element.getBoundingClientRect()),
      );
      return { lines, drawn };
    },
    [texts, pictures] as const,
  );
}

/** By more than a hairline. */
function meet(one: Box, other: Box): boolean {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return across > 1 && down > 1;
}

const mastheads = [
  '/tours',
  '/groups',
  '/timeline',
  '/media',
  '/store',
  '/contact',
  '/famous-infamous',
  '/visit',
  '/gift-voucher',
  '/guest-book',
];

for (const path of mastheads) {
  test(`the words above ${path} stand clear of its skyline at every width`, async ({ page }) => {
    await page.goto(path);
    for (const width of allWidths) {
      await page.setViewportSize({ width, height: 900 });
      const { lines, drawn } = await boxesOf(page, '[data-skyline] > :is(h1, p)', '[data-skyline] > img');
      expect(lines.length).toBeGreaterThan(0);
      expect(drawn).toHaveLength(1);
      expect({ width, met: lines.filter((line) => drawn.some((picture) => meet(line, picture))) }).toEqual({
        width,
        met: [],
      });
    }
  });
}

for (const onRecord of [false, true]) {
  test(`no words of the way down meet others or leave the window${onRecord ? ', on record' : ''}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript((chosen) => chosen && localStorage.setItem('hilltop:on-record', '1'), onRecord);
    await page.goto('/');
    for (const width of allWidths) {
      await page.setViewportSize({ width, height: 900 });
      const blocks = await boxesOf(page, '[data-none]', '[data-words]');
      expect(blocks.drawn.length).toBeGreaterThan(7);
      const met = blocks.drawn.filter((one, place) => blocks.drawn.slice(place + 1).some((other) => meet(one, other)));
      expect({ width, met }).toEqual({ width, met: [] });
      const { lines, drawn } = await boxesOf(page, '[data-words] :is(h2, p)', '[data-scene] img');
      expect(lines.filter(({ left, right }) => left < 0 || right > width)).toEqual([]);
      // From 992 px on, drawings leave room for text; below that, every picture is below its text.
      const under = width < 992 ? lines.filter((line) => drawn.some((picture) => meet(line, picture))) : [];
      expect({ width, under }).toEqual({ width, under: [] });
    }
  });
}
