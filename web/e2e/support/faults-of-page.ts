import type { Page } from '@playwright/test';
import { wordFaults } from './word-faults.js';

/** Faults in the words of a page as it is now, each with the page's name. */
export async function faultsOf(page: Page, place: string): Promise<readonly string[]> {
  const [text, refusals] = await page.evaluate(() => {
    const refused = document.querySelectorAll<HTMLElement>('[role="alert"], [id$="-error"], [data-tone="refused"]');
    const named = [...document.querySelectorAll('[aria-label], [placeholder], [title], [alt]')].flatMap((element) =>
      ['aria-label', 'placeholder', 'title', 'alt'].map((name) => element.getAttribute(name) ?? ''),
    );
    return [[document.body.innerText, ...named].join('\n'), [...refused].map((each) => each.innerText)] as const;
  });
  const found = [...wordFaults(text), ...refusals.flatMap((refusal) => wordFaults(refusal, true))];
  return [...new Set(found)].map((fault) => `${place}: ${fault}`);
}
