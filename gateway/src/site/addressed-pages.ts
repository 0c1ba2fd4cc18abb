import { readFile, stat } from 'node:fs/promises';
import { EncodedText } from '../answers/encoded-text.js';
import { pagePolicy } from './content-policy.js';

/** What the build writes where the site's own address belongs (`web/src/document/public-address.ts` says the same). */
const placeholder = 'https://public-address.invalid';

/** A file of the site that names the address under which it is served. */
export interface AddressedPage {
  readonly page: EncodedText;
  /** The content policy of a page. */
  readonly policy: string;
}

interface Known {
  readonly changedAt: number;
  readonly page: AddressedPage;
}

/** Whether a file of the site names the site's address: pages and what is written for search engines. */
export const isAddressed = (file: string): boolean => /\.(?:html|xml|txt)$/.test(file);

/** Puts the site's address into its pages, once for each version of a file. */
export class AddressedPages {
  private readonly known = new Map<string, Known>();

  /** @param publicUrl where visitors reach the site, without a slash at its end */
  constructor(private readonly publicUrl: string) {}

  /** A text of the site with its address in it. */
  readonly addressed = (text: string): string => text.replaceAll(placeholder, this.publicUrl);

  async of(file: string): Promise<AddressedPage> {
    const { mtimeMs } = await stat(file);
    const known = this.known.get(file);
    if (known?.changedAt === mtimeMs) return known.page;
    const text = this.addressed(await readFile(file, 'utf8'));
    const page = { page: new EncodedText(text), policy: pagePolicy(text) };
    this.known.set(file, { changedAt: mtimeMs, page });
    return page;
  }
}
