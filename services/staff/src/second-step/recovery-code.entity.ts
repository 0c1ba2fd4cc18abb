import { Entity, PrimaryColumn } from 'typeorm';

/** Unused: a used one is deleted. */
@Entity('recovery_codes')
export class RecoveryCode {
  @PrimaryColumn('uuid', { name: 'account_id' })
  accountId!: string;

  /** SHA-256 in hex. A code has 120 random bits, so the hash cannot be brute-forced. */
  @PrimaryColumn('text', { name: 'code_hash' })
  codeHash!: string;
}
