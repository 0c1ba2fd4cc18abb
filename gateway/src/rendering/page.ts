import { EncodedText } from '../cache/encoded-text.js';
import { pagePolicy } from './content-policy.js';

/** What the build writes in place of the site's address (the same as in `web/src/document/public-address.ts`). */
const placeholder = 'https://public-address.invalid';

export interface Page {
  readonly text: EncodedText;
  readonly policy: string;
}

/** @param publicUrl where visitors reach the site, without a slash at its end */
export function makePage(source: string, publicUrl: string): Page {
  const text = source.replaceAll(placeholder, publicUrl);
  return { text: new EncodedText(text), policy: pagePolicy(text) };
}
