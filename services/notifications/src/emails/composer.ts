import type { House } from '../house/house.js';
import type { EmailKind } from './email.entity.js';

/** A file that goes with an e-mail. */
export interface Attachment {
  readonly filename: string;
  readonly content: Buffer | string;
  readonly contentType: string;
  /** Set for an image that the HTML shows as `cid:…`. */
  readonly cid?: string;
}

/** A sender or recipient. Both parts are escaped where the message is built. */
export interface Correspondent {
  readonly name: string;
  readonly address: string;
}

/** An e-mail, ready to send. */
export interface ComposedEmail {
  readonly to: Correspondent;
  readonly replyTo?: Correspondent;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly Attachment[];
  /** In addition to those of every e-mail. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** The e-mail no longer fits what it is about: it is dropped, and nobody is told. */
export type StaleEmail = 'stale';

/** Composes the e-mails of one kind. */
export interface EmailComposer {
  readonly kind: EmailKind;
  /**
   * Fetches the subject of the e-mail and composes it. `undefined` when the subject does not exist; throws when its
   * service does not answer.
   */
  compose(about: string, house: House): Promise<ComposedEmail | StaleEmail | undefined>;
  /**
   * The recipients' addresses by the ids of their subjects, without subjects that do not exist. Throws when the service
   * that owns them does not answer.
   */
  recipients(abouts: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

/** Injection token of every composer of the service. */
export const COMPOSERS = Symbol('COMPOSERS');
