import { Entity, PrimaryColumn } from 'typeorm';

/** A recovery code that is not used yet. Using it deletes it. */
@Entity('recovery_codes')
export class RecoveryCode {
  @PrimaryColumn('uuid', { name: 'account_id' })
  accountId!: string;

  /** SHA-256 in hex; a code has 120 random bits, so that the hash cannot be searched. */
  @PrimaryColumn('text', { name: 'code_hash' })
  codeHash!: string;
}
