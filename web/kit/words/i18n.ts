import { i18n } from '@lingui/core';
import { language, locale } from './language.js';

// Every module with texts imports this one (`build/words.ts`), so the language is set before the first text. It comes with its text.
i18n.loadAndActivate({ locale: language, locales: locale, messages: {} });

export { i18n };
