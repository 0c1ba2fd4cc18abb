import type { Page } from '@playwright/test';

/** How many a PDF has. */
export function pagesOf(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

/** Keeps the sheet of the next press that prints one, with its styles, because the page removes it again. Call it before the page opens. */
export async function keepPrintedSheet(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.print = () => {
      const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText));
      const sheet = document.querySelector('[data-document]')?.outerHTML ?? '';
      document.documentElement.setAttribute('data-printed', `<style>${rules.join('\n')}</style>${sheet}`);
    };
  });
}

/** Pages of the kept sheet on each paper. */
export async function sheetsOf(page: Page): Promise<Readonly<Record<'Letter' | 'A4', number>>> {
  const printed = await page.locator('html').getAttribute('data-printed');
  if (!printed?.includes('<article')) throw new Error('Nothing was printed');
  const paper = await page.context().newPage();
  await paper.setContent(printed);
  const [letter, a4] = [await paper.pdf({ format: 'Letter' }), await paper.pdf({ format: 'A4' })];
  await paper.close();
  return { Letter: pagesOf(letter), A4: pagesOf(a4) };
}
