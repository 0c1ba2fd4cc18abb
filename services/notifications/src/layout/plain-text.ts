import { pageUrl } from '@hilltop/contracts/house/languages';
import { currentLanguage } from '@hilltop/platform/logging/correlation';
import { HOUSE_NAME, type House } from '../house/house.js';
import type { Fact } from './fact-table.js';
import { layoutTexts } from './texts.en.js';

/** Underlined. */
export function heading(title: string): string {
  return `${title.toUpperCase()}\n${'-'.repeat(title.length)}`;
}

/** The terms are aligned in one column. */
export function block(title: string, facts: readonly Fact[]): string {
  const width = Math.max(...facts.map(([term]) => term.length)) + 2;
  const lines = facts.map(([term, value]) => {
    const [first, ...rest] = value.split(/\r\n?|\n/);
    return [`${`${term}:`.padEnd(width)}${first}`, ...rest.map((line) => `${' '.repeat(width)}${line}`)].join('\n');
  });
  return [heading(title), ...lines].join('\n');
}

/** A page of the site, in the language of the mail. @param path e.g. `/contact`; empty for the first page */
export function siteUrl(publicUrl: string, path: string): string {
  return pageUrl(publicUrl, currentLanguage(), path);
}

/** The page with the contact form. */
export function contactUrl(publicUrl: string): string {
  return siteUrl(publicUrl, '/contact');
}

/** Ends every e-mail: whoever is asked to call can write instead. */
export function signature({ street, town, phone }: House, publicUrl: string): string {
  return [
    HOUSE_NAME,
    street,
    town,
    phone,
    `${layoutTexts().writeToUs}: ${contactUrl(publicUrl)}`,
    siteUrl(publicUrl, ''),
  ].join('\n');
}
