import { i18n } from '@lingui/core';
import { language, locale } from './language.js';

// Every module with texts imports this one (`build/words.ts`), so the language is set before the first text. It comes with its text.
i18n.loadAndActivate({ locale: language, locales: locale, messages: {} });

if (language === 'es') {
  const write = i18n._.bind(i18n) as (...text: unknown[]) => string;
  // "9:00 a.m." at the end of a sentence ends it.
  i18n._ = (...text: unknown[]) => write(...text).replaceAll('.m..', '.m.');
}

export { i18n };
