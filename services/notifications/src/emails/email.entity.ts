import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** What an e-mail is for. One of each kind is sent about one thing. */
export const EMAIL_KINDS = [
  'booking-ticket',
  'order-receipt',
  'contact-for-staff',
  'contact-acknowledgement',
  'waitlist-notice',
  'staff-invitation',
  'staff-password-reset',
] as const;
export type EmailKind = (typeof EMAIL_KINDS)[number];

/** `queued` until a mail server has taken it (`sent`) or nobody ever will (`failed`). */
export type EmailStatus = 'queued' | 'sent' | 'failed';

/**
 * An e-mail that is owed. Neither its text nor its address is kept here: both are fetched when it is sent, from the
 * service that owns them.
 */
@Entity('emails')
@Check('emails_status_known', `status IN ('queued', 'sent', 'failed')`)
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

  /** Id of what it is about, e.g. the booking. */
  @Column('uuid')
  about!: string;

  @Column('text')
  status!: EmailStatus;

  /** How often it was tried since it was queued last. */
  @Column('integer')
  attempts!: number;

  /** When it is tried next. */
  @Column('timestamptz', { name: 'due_at' })
  dueAt!: Date;

  /** Whoever works on it holds it until then; after that somebody else may. */
  @Column('timestamptz', { name: 'leased_until', nullable: true })
  leasedUntil!: Date | null;

  @Column('uuid', { name: 'lease_owner', nullable: true })
  leaseOwner!: string | null;

  /** What went wrong last, in words of our own: no address, no server's text. */
  @Column('text', { name: 'last_error', nullable: true })
  lastError!: string | null;

  /** Ties the e-mail to the request that led to it. */
  @Column('uuid', { name: 'correlation_id' })
  correlationId!: string;

  /** The trace of that request, which sending the e-mail is a part of (W3C). */
  @Column('text', { nullable: true })
  traceparent!: string | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;

  /** When a mail server took it last. */
  @Column('timestamptz', { name: 'sent_at', nullable: true })
  sentAt!: Date | null;

  /** How often staff had it sent again. */
  @Column('integer', { default: 0 })
  resends!: number;

  /** When staff had it sent again last. */
  @Column('timestamptz', { name: 'resent_at', nullable: true })
  resentAt!: Date | null;
}

/**
 * The Message-ID of an e-mail: the same at every attempt. If a mail server took it and the note of that was lost, the
 * second copy is the same message to every mail program. One that staff have sent again is another message.
 *
 * @param publicUrl address of the site, whose host is the right-hand side
 */
export function messageId({ id, resends }: Pick<Email, 'id' | 'resends'>, publicUrl: string): string {
  return `<${resends === 0 ? id : `${id}.${resends}`}@${new URL(publicUrl).hostname}>`;
}
