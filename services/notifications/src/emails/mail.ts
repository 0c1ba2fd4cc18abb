import type { CloudEvent } from '@hilltop/contracts/cloud-event';
import type { EventDefinition } from '@hilltop/contracts/define-event';
import type { EntityManager } from 'typeorm';
import type { Environment } from '../env.js';
import type { House } from '../house/house.js';
import type { MailSources } from '../mail-sources.js';
import type { EmailCause, EmailKind } from './email.entity.js';

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

/** An event that a mail follows. `infra/docs/mails.md` has the words. */
export interface MailEvent<Data = unknown> {
  readonly event: EventDefinition<Data>;
  /** The consumer; the same for each mail that follows the event. */
  readonly durable: string;
  /** What happened. */
  readonly when: string;
  /** Only these events. Those of one mail and event exclude each other. */
  readonly only?: (event: CloudEvent<Data>, settings: Environment) => boolean;
  /** Id of the subject. */
  readonly about: (event: CloudEvent<Data>) => string;
  /** Decides the limit. */
  readonly cause: EmailCause;
  /** Each event mails the subject again; without it the subject is mailed once. */
  readonly again?: true;
  /** Stores what the mail shows, in the transaction of the event. */
  readonly store?: (event: CloudEvent<Data>, manager: EntityManager) => Promise<unknown>;
}

/** @param durable letters, digits, dashes; never renamed */
export function on<Data>(
  event: EventDefinition<Data>,
  durable: string,
  rest: Omit<MailEvent<Data>, 'event' | 'durable'>,
): MailEvent {
  return { event, durable, ...rest } as unknown as MailEvent;
}

/** A kind of mail: what causes it, whom it goes to, what it reads and what it says. It is listed in `mails.ts`. */
export interface Mail {
  readonly kind: EmailKind;
  /** Whom it goes to, in words. */
  readonly to: string;
  /** It is English, in whatever language a visitor caused it. */
  readonly forStaff?: true;
  /** Empty for a mail that a job queues. */
  readonly events: readonly MailEvent[];
  /** When a job queues it, in words. */
  readonly byJob?: string;
  /** When one that is queued is dropped or given up, in words, beyond the reasons that all share. */
  readonly stops?: string;
  /** `undefined` when the subject does not exist; throws when its service does not answer. */
  compose(about: string, house: House, sources: MailSources): Promise<ComposedEmail | StaleEmail | undefined>;
  /** Addresses by the ids of the subjects, without those that do not exist. Throws when the service that owns them does not answer. */
  recipients(abouts: readonly string[], sources: MailSources): Promise<ReadonlyMap<string, string>>;
}

/** The table, which tests replace. */
export const MAILS = Symbol('MAILS');
