import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';

/** How a page of a language says a text and writes a date. */
export interface Tongue {
  readonly language: 'en' | 'es';
  /** @param text in English, as `es.po` has it @param values of its placeholders */
  readonly say: (text: string, values?: Readonly<Record<string, string>>) => string;
  readonly date: (date: string, options: Intl.DateTimeFormatOptions) => string;
}

function dateIn(locale: string): Tongue['date'] {
  return (date, options) =>
    new Date(`${date}T12:00:00Z`).toLocaleDateString(locale, { timeZone: 'UTC', ...options }).replaceAll('\u202f', ' ');
}

function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
}

export const english: Tongue = {
  language: 'en',
  say: (text, values = {}) => filled(text, values),
  date: dateIn('en-US'),
};

function readSpanish(): ReadonlyMap<string, string> {
  const file = readFileSync(new URL('../../words/es.po', import.meta.url), 'utf8');
  const unquoted = (text = '') => JSON.parse(`"${text}"`) as string;
  const entries = file.matchAll(/^msgid "(?<id>.+)"\nmsgstr "(?<text>.*)"$/gm);
  return new Map([...entries].map(({ groups }) => [unquoted(groups?.id), unquoted(groups?.text)]));
}

const translations = readSpanish();

export const spanish: Tongue = {
  language: 'es',
  say: (text, values = {}) => {
    const found = translations.get(text);
    if (found === undefined) throw new Error(`es.po has no text “${text}”`);
    return filled(found, values);
  },
  date: dateIn('es-US'),
};

/** A time as a page in the language shows it: "10:00 AM", "10:00 a.m.". */
export function timeIn({ language }: Tongue, time: string): string {
  return language === 'en' ? time : time.replace('AM', 'a.m.').replace('PM', 'p.m.');
}

/** Begins as a text does, up to its first placeholder. */
export function beginning(text: string): RegExp {
  const [start = ''] = text.split('{');
  return new RegExp(`^${start.replaceAll(/[$()*+.?[\\\]^|]/g, '\\$&')}`);
}

/** Opens this page in the other language by the link that every page has. */
export async function changeLanguage(page: Page, { language }: Tongue): Promise<void> {
  const link = page.locator(`header a[hreflang="${language}"], footer a[hreflang="${language}"]`);
  await link.filter({ visible: true }).first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
}
