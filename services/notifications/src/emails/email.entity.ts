import type { Language } from '@hilltop/contracts/house/languages';
import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { EmailKind as EmailKindView } from '../generated/schema-types.js';

type Dashed<Name extends string> = Name extends `${infer First}_${infer Rest}` ? `${First}-${Dashed<Rest>}` : Name;

/** One of each kind per subject: the name in `schema.graphql` in lower case with dashes, e.g. `visit-links`, but for the ticket. */
export type EmailKind = Dashed<Lowercase<Exclude<EmailKindView, 'TICKET'>>> | 'booking-ticket';

/** Decides the limit (product.md §15). From the strongest to the weakest, and in alphabetical order, because SQL compares them. */
export const EMAIL_CAUSES = [
  'house',
  /** A party that has a booking, or the end of its wait. */
  'party',
  /** Anybody who typed the address. */
  'unverified',
] as const;
export type EmailCause = (typeof EMAIL_CAUSES)[number];

/** `address`: the mail server refuses it permanently. `limit`: it held the e-mail back for a week. */
export type GivenUpFor = 'address' | 'limit';

/** `queued` until a mail server has accepted it (`sent`) or it is given up (`failed`). */
export type EmailStatus = 'queued' | 'sent' | 'failed';

/** Neither text nor address is stored: both are fetched from the service that owns them when the e-mail is sent. */
@Entity('emails')
@Check('emails_status_known', `status IN ('queued', 'sent', 'failed')`)
@Check('emails_cause_known', `cause IN ('house', 'party', 'unverified')`)
@Index('emails_once', ['kind', 'about'], { unique: true })
@Index('emails_due', ['dueAt'], { where: `status = 'queued'` })
@Index('emails_newest', ['createdAt'])
@Index('emails_by_kind', ['kind', 'id'])
@Index('emails_by_status', ['status', 'id'])
@Index('emails_unsent', ['status'], { where: `status <> 'sent'` })
export class Email {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text')
  kind!: EmailKind;

  /** Of its subject, e.g. the booking. */
  @Column('uuid')
  about!: string;

  @Column('text', { default: 'unverified' })
  cause!: EmailCause;

  @Column('text')
  status!: EmailStatus;

  /** Since it was last queued. */
  @Column('integer')
  attempts!: number;

  /** In which it is composed, at each attempt. */
  @Column('text', { default: 'en' })
  language!: Language;

  /** Of the next attempt. */
  @Column('timestamptz', { name: 'due_at' })
  dueAt!: Date;

  /** By a limit; null unless one applies. */
  @Column('timestamptz', { name: 'held_until', nullable: true })
  heldUntil!: Date | null;

  /** After it another sender can claim the e-mail. */
  @Column('timestamptz', { name: 'leased_until', nullable: true })
  leasedUntil!: Date | null;

  /** Each claim has its own id. */
  @Column('uuid', { name: 'lease_owner', nullable: true })
  lease!: string | null;

  /** In our own words, without addresses and without text from a server. */
  @Column('text', { name: 'last_error', nullable: true })
  lastError!: string | null;

  /** Set when anybody can cause it by typing an address; null for our own faults. */
  @Column('text', { name: 'given_up_for', nullable: true })
  givenUpFor!: GivenUpFor | null;

  /** Of the request that led to it. */
  @Column('uuid', { name: 'correlation_id' })
  correlationId!: string;

  /** W3C trace context of that request, which the sending continues. */
  @Column('text', { nullable: true })
  traceparent!: string | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;

  /** When its subject changed, or when staff last resent it; null for e-mails of earlier releases. */
  @Column('timestamptz', { name: 'caused_at', nullable: true })
  causedAt!: Date | null;

  /** When a mail server last accepted it. */
  @Column('timestamptz', { name: 'sent_at', nullable: true })
  sentAt!: Date | null;

  /** How often it was queued again. */
  @Column('integer', { default: 0 })
  resends!: number;

  /** When it was last queued again. */
  @Column('timestamptz', { name: 'resent_at', nullable: true })
  resentAt!: Date | null;
}

/**
 * The same at every attempt, so that mail programs recognize a second copy. A resent e-mail is a different message.
 * @param publicUrl its host is the right-hand side
 */
export function messageId({ id, resends }: Pick<Email, 'id' | 'resends'>, publicUrl: string): string {
  return `<${resends === 0 ? id : `${id}.${resends}`}@${new URL(publicUrl).hostname}>`;
}
