import { wordsNow } from '@hilltop/platform/outcome/in-language';
import { spanish } from './texts.es.js';

const english = {
  writeToUs: 'Write to us',
  /** @param by undefined: the house */
  wrote: (by: string | undefined) => `${by ?? 'We'} wrote:`,
};

/** Of every mail, whoever gets it. */
export function layoutTexts(): typeof english {
  return wordsNow(english, { es: spanish });
}
