import type { House } from '../house/house.js';
import type { EmailKind } from './email.entity.js';

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

/** The e-mail no longer fits its subject: it is dropped without notice. */
export type StaleEmail = 'stale';

export interface EmailComposer {
  readonly kind: EmailKind;
  /** `undefined` when the subject does not exist; throws when its service does not answer. */
  compose(about: string, house: House): Promise<ComposedEmail | StaleEmail | undefined>;
  /** Addresses by the ids of the subjects, without those that do not exist. Throws when the service that owns them does not answer. */
  recipients(abouts: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

export const COMPOSERS = Symbol('COMPOSERS');
