import { EncodedText } from './encoded-text.js';
import type { Scope } from './public-reads.js';

export interface KeptAnswerFacts {
  readonly text: string;
  readonly contentType: string;
  readonly scope: Scope;
  /** The generation that its run began in. */
  readonly generation: number;
  /** When its run began, and the last moment at which it may be told as it is, both milliseconds since 1970. */
  readonly askedAt: number;
  readonly goodUntil: number;
}

/** A whole good answer, as bytes. */
export class KeptAnswer extends EncodedText {
  constructor(readonly facts: KeptAnswerFacts) {
    super(facts.text);
  }
}
