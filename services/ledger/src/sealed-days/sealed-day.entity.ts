import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** Nobody changes or deletes one, as with lines (infra/docs/auditing.md). */
@Entity('sealed_days')
@Check('sealed_days_hashes', `hash ~ '^[0-9a-f]{64}$' AND lines_hash ~ '^[0-9a-f]{64}$'`)
export class SealedDay {
  /** The venue's date, YYYY-MM-DD. Every day between the first and the last has a row. */
  @PrimaryColumn('date')
  date!: string;

  /** On its page. */
  @Column('integer', { name: 'line_count' })
  lineCount!: number;

  /** The highest id of a line; null without lines. */
  @Column('bigint', { name: 'last_line_id', nullable: true })
  lastLineId!: string | null;

  /** US cents by account, of the accounts that have lines. */
  @Column('jsonb')
  sums!: Readonly<Record<string, number>>;

  /** SHA-256 in hex of the text of all its lines. */
  @Column('text', { name: 'lines_hash' })
  linesHash!: string;

  /** `hash` of the day before; null on the first day. */
  @Column('text', { name: 'previous_hash', nullable: true })
  previousHash!: string | null;

  /** Verifies the signature: Ed25519, SPKI in base64, 60 characters. */
  @Column('text', { name: 'public_key' })
  publicKey!: string;

  @Column('timestamptz', { name: 'sealed_at' })
  sealedAt!: Date;

  /** SHA-256 in hex of the page: the text of all fields above. */
  @Column('text')
  hash!: string;

  /** Ed25519 of the page, base64. */
  @Column('text')
  signature!: string;
}
