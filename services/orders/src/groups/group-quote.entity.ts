import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import type { GroupLine } from './price-group.js';
import type { RateKind } from './terms/group-rate.entity.js';

export interface QuotedPart {
  /** YYYY-MM-DD */
  readonly tourDate: string;
  readonly tourTime: string;
  /** UTC, ISO 8601. */
  readonly startsAt: string;
  readonly pupils: number;
  readonly adults: number;
  readonly ownStart: boolean;
}

/** Of its parts, which are in the order of their starts. */
export const firstStart = (parts: readonly QuotedPart[]): Date => new Date(parts[0]?.startsAt ?? '');
export const lastStart = (parts: readonly QuotedPart[]): Date => new Date(parts.at(-1)?.startsAt ?? '');

/** What a group was offered. The database refuses to change or delete a row. */
@Entity('group_quotes')
@Check('group_quotes_rate_kind_known', `rate_kind IN ('school', 'adult')`)
@Check(
  'group_quotes_amounts',
  'rate_cents >= 0 AND tax_cents BETWEEN 0 AND total_cents AND deposit_cents BETWEEN 0 AND total_cents',
)
export class GroupQuote {
  @PrimaryColumn('uuid', { name: 'group_id' })
  groupId!: string;

  /** From 1. */
  @PrimaryColumn('integer')
  version!: number;

  @Column('text', { name: 'rate_kind' })
  rateKind!: RateKind;

  /** US cents for each of those who pay, as all amounts here. */
  @Column('integer', { name: 'rate_cents' })
  rateCents!: number;

  @Column('integer')
  pupils!: number;

  @Column('integer')
  adults!: number;

  /** People who pay nothing. */
  @Column('integer')
  free!: number;

  @Column('jsonb')
  lines!: readonly GroupLine[];

  @Column('integer', { name: 'tax_cents' })
  taxCents!: number;

  @Column('integer', { name: 'total_cents' })
  totalCents!: number;

  @Column('integer', { name: 'deposit_cents' })
  depositCents!: number;

  @Column('jsonb')
  parts!: readonly QuotedPart[];

  @Column('timestamptz', { name: 'valid_until' })
  validUntil!: Date;

  /** Of the conditions that it keeps. */
  @Column('integer', { name: 'terms_version' })
  termsVersion!: number;

  @Column('timestamptz', { name: 'quoted_at' })
  quotedAt!: Date;

  /** Null where its organizer changed the count. */
  @Column('uuid', { name: 'quoted_by', nullable: true })
  quotedBy!: string | null;
}
