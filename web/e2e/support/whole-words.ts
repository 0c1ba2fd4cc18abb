import { expect, type Page } from '@playwright/test';

/** No word is broken onto two lines, as where a column is too narrow for its sign. Drop caps and hidden fields are left out. */
export async function expectWholeWords(page: Page): Promise<void> {
  const broken = await page.evaluate(() => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const opens = (text: Node, paragraph: Element | null | undefined): boolean =>
      paragraph != null && document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT).nextNode() === text;
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      if (!element?.checkVisibility() || element.closest('script, style, noscript, [aria-hidden="true"]')) continue;
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\p{L}{4,}/gu)) {
        if (index === 0 && opens(text, element.closest('p'))) continue;
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set(
          [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)),
        );
        if (lines.size > 1) found.push(word);
      }
    }
    return found;
  });
  expect(broken).toEqual([]);
}
