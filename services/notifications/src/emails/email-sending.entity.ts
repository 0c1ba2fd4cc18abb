import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { EmailKind } from './email.entity.js';

/** A mail server accepted an e-mail. */
@Entity('email_sendings')
@Index('email_sendings_about', ['about', 'sentAt'])
@Index('email_sendings_oldest', ['sentAt'])
export class EmailSending {
  @PrimaryColumn('uuid', { name: 'email_id' })
  emailId!: string;

  /** How often the e-mail had been queued again. */
  @PrimaryColumn('integer')
  resend!: number;

  @Column('text')
  kind!: EmailKind;

  /** Of its subject, e.g. the booking. */
  @Column('uuid')
  about!: string;

  @Column('timestamptz', { name: 'sent_at' })
  sentAt!: Date;
}
