import { EncodedText } from './encoded-text.js';
import type { CachePolicy } from './public-fields.js';

export interface CacheEntryOptions {
  readonly text: string;
  readonly contentType: string;
  readonly policy: CachePolicy;
  /** Of its tags, at the start of the read. */
  readonly version: number;
  /** Milliseconds since 1970. */
  readonly readAt: number;
  readonly freshUntil: number;
}

export class CacheEntry extends EncodedText {
  private parsed: unknown;

  constructor(readonly options: CacheEntryOptions) {
    super(options.text);
  }

  get data(): unknown {
    this.parsed ??= JSON.parse(this.options.text);
    return this.parsed;
  }
}
