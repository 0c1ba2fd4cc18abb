import type { EmailKind } from './email.entity.js';

/** A file that goes with an e-mail. */
export interface Attachment {
  readonly filename: string;
  readonly content: Buffer | string;
  readonly contentType: string;
  /** Set for an image that the HTML shows as `cid:…`. */
  readonly cid?: string;
}

/** One who writes or is written to. Both parts are escaped where the message is built. */
export interface Correspondent {
  readonly name: string;
  readonly address: string;
}

/** What a person gets. */
export interface ComposedEmail {
  readonly to: Correspondent;
  readonly replyTo?: Correspondent;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly Attachment[];
}

/** Writes the e-mails of one kind. */
export interface EmailComposer {
  readonly kind: EmailKind;
  /**
   * Fetches what the e-mail is about and writes it. `undefined` when the thing does not exist; throws when its service
   * does not answer.
   */
  compose(about: string): Promise<ComposedEmail | undefined>;
  /**
   * The addresses of those who get the e-mails about these things, by the thing's id, without those that do not exist.
   * Throws when the service that knows them does not answer.
   */
  recipients(abouts: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

/** Injection token of every composer of the service. */
export const COMPOSERS = Symbol('COMPOSERS');
