import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { testimonials } from '#house/texts/testimonials.js';
import { visitorQuestions } from '#house/texts/visitor-questions.js';
import { expectAccessible, expectNoSideScroll, keepScreenshot } from './accessibility.js';
import { expectWholeWords } from './whole-words.js';

/** Of most English sentences, and of no Spanish one. */
const ENGLISH =
  /(?<![\p{L}’-])(?:the|and|of|your|you|with|for|from|is|are|we|our|please|this|that|not|be|will|to|at|or|by|on|it)(?![\p{L}’-])/iu;

const seeds = new URL(`../../../services/shared/house/${process.env.HOUSE?.trim() || 'hill'}/`, import.meta.url);

function stringsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

/** What staff, guests and the house wrote in English: names, descriptions, questions, the guest book. */
const writtenInEnglish = [
  ...['tours.json', 'products.json', 'content.json'].map((file) =>
    JSON.parse(readFileSync(new URL(file, seeds), 'utf8')),
  ),
  // The last is asked of parties (`services/bookings`).
  ...[testimonials, visitorQuestions, 'ZIP code or country'],
]
  .flatMap(stringsIn)
  // A family of goods shows its name and its motifs apart; questions without an answer stand in one sentence.
  .flatMap((text) => [text, text.replace(/\?$/, ''), ...text.split(', ')])
  .filter((text) => ENGLISH.test(text))
  .sort((one, other) => other.length - one.length);

/** What a visitor of the page sees and hears that is not marked as English. */
function shownTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const isRead = (element: Element | null): boolean =>
      element?.checkVisibility() === true && !element.closest('[lang="en"], [hreflang="en"], script, style, noscript');
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (isRead(text.parentElement)) found.push(text.textContent ?? '');
    }
    for (const element of document.querySelectorAll('[aria-label], [alt], [placeholder], [title]')) {
      if (!isRead(element)) continue;
      for (const name of ['aria-label', 'alt', 'placeholder', 'title']) found.push(element.getAttribute(name) ?? '');
    }
    return [document.title, ...found].map((text) => text.replaceAll(/\s+/g, ' ').trim());
  });
}

/** No sentence ends twice, and no common English word is on the page, but in what is marked as English, and in what is not the site's. */
export async function expectSpanish(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  const own = (text: string): string => writtenInEnglish.reduce((left, known) => left.replaceAll(known, ''), text);
  const english = (await shownTexts(page)).filter((text) => ENGLISH.test(own(text)) || text.includes('.m..'));
  expect([...new Set(english)]).toEqual([]);
}

/** A page in Spanish, as it is now, is whole at the width of the window. @param name of screenshots */
export async function expectSoundSpanish(page: Page, name: string): Promise<void> {
  await expectSpanish(page);
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await expectWholeWords(page);
  await keepScreenshot(page, `spanish-${name}-${page.viewportSize()?.width}`);
}
