import { MAX_GROUP_SIZE } from '@hilltop/contracts/house/bounds';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { AskedWhen, GuestQuestionKind } from '../generated/schema-types.js';

/** What the house asks its guests (product.md §22). One that was answered is never deleted. */
@Entity('questions')
@Check('questions_kind_known', `kind IN ('text', 'choice', 'yes_no', 'origin')`)
@Check('questions_version_counts', 'version > 0')
@Check('questions_words_end', `kind <> 'text' OR kept_days IS NOT NULL`)
export class Question {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'PK_questions' })
  id!: string;

  /** From 1. */
  @Column('integer')
  version!: number;

  /** Null: every tour asks it. */
  @Column('uuid', { name: 'tour_id', nullable: true })
  tourId!: string | null;

  @Column('text')
  text!: string;

  @Column('text')
  kind!: GuestQuestionKind;

  /** Of a choice. */
  @Column('text', { array: true })
  options!: string[];

  @Column('boolean', { name: 'per_guest' })
  perGuest!: boolean;

  @Column('text', { array: true })
  asked!: AskedWhen[];

  @Column('boolean')
  required!: boolean;

  /** After the visit; null: also without the name of the guest. */
  @Column('integer', { name: 'kept_days', nullable: true })
  keptDays!: number | null;

  @Column('boolean', { name: 'on_day_sheet' })
  onDaySheet!: boolean;

  /** Its place in every list. */
  @Column('integer')
  position!: number;

  @Column('timestamptz', { name: 'withdrawn_at', nullable: true })
  withdrawnAt!: Date | null;
}

@Entity('answers')
@Check('answers_guest_counts', `guest BETWEEN 0 AND ${MAX_GROUP_SIZE}`)
@Index('answers_by_question', ['questionId'])
export class Answer {
  @PrimaryColumn('uuid', { name: 'booking_id', primaryKeyConstraintName: 'PK_answers' })
  bookingId!: string;

  @ForeignKey(() => Question, 'id', { name: 'answers_question' })
  @PrimaryColumn('uuid', { name: 'question_id', primaryKeyConstraintName: 'PK_answers' })
  questionId!: string;

  /** From 1; 0 for the party. */
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'PK_answers' })
  guest!: number;

  @Column('text')
  text!: string;
}
