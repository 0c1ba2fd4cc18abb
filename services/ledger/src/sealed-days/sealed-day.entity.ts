import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** A sealed day of the books (infra/docs/auditing.md). No statement changes or deletes one, as with lines. */
@Entity('sealed_days')
@Check('sealed_days_hashes', `hash ~ '^[0-9a-f]{64}$' AND lines_hash ~ '^[0-9a-f]{64}$'`)
export class SealedDay {
  /** The venue's date, YYYY-MM-DD. There is no day between the first and the last without a row. */
  @PrimaryColumn('date')
  date!: string;

  /** How many lines stand on its page. */
  @Column('integer', { name: 'line_count' })
  lineCount!: number;

  /** The highest id of them; null without lines. */
  @Column('bigint', { name: 'last_line_id', nullable: true })
  lastLineId!: string | null;

  /** US cents by account, of the accounts that have lines. */
  @Column('jsonb')
  sums!: Readonly<Record<string, number>>;

  /** SHA-256 in hex of the text of all its lines. */
  @Column('text', { name: 'lines_hash' })
  linesHash!: string;

  /** `hash` of the day before; null of the first day. */
  @Column('text', { name: 'previous_hash', nullable: true })
  previousHash!: string | null;

  /** What verifies the signature: an Ed25519 key as SPKI in base64, 60 characters. */
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
