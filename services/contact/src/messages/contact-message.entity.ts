import { CONTACT_SUBJECTS, type ContactSubject } from '@hilltop/contracts/house/contact-subjects';
import type { Language } from '@hilltop/contracts/house/languages';
import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Product.md §4. */
export type MessageState = 'unread' | 'read' | 'answered';

/** Product.md §3. */
@Entity('contact_messages')
@Check('contact_messages_subject_known', `subject IN ('${CONTACT_SUBJECTS.join(`', '`)}')`)
@Check('contact_messages_length', 'char_length(message) BETWEEN 1 AND 5000')
@Check('contact_messages_state_known', `state IN ('unread', 'read', 'answered')`)
@Check('contact_messages_language', `language IN ('en', 'es')`)
@Index('contact_messages_by_time', ['receivedAt'])
@Index('contact_messages_unanswered', ['receivedAt', 'id'], { where: `state <> 'answered'` })
@Index('contact_messages_searched', { synchronize: false })
@Index('contact_messages_by_name', { synchronize: false })
@Index('contact_messages_by_subject', ['subject', 'id'])
@Index('contact_messages_by_email', { synchronize: false })
export class ContactMessage {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text', { name: 'first_name' })
  firstName!: string;

  @Column('text', { name: 'last_name' })
  lastName!: string;

  @Column('text')
  email!: string;

  @Column('text')
  phone!: string;

  @Column('text')
  subject!: ContactSubject;

  @Column('text')
  message!: string;

  /** In which its sender is written to: that of the page on which it was sent. */
  @Column('text', { default: 'en' })
  language!: Language;

  @Column('timestamptz', { name: 'received_at' })
  receivedAt!: Date;

  @Column('text', { default: 'unread' })
  state!: MessageState;

  /** The hidden field was filled in, and staff have not yet confirmed that a person wrote it. Not mailed meanwhile. */
  @Column('boolean', { default: false })
  suspected!: boolean;
}
