import { i18n } from '@lingui/core';
import { language, locale } from './language.js';

// Every module with texts imports this one (`build/words.ts`), so the language is set before the first text.
i18n.activate(language, locale);

export { i18n };
