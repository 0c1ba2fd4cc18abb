import { Column, Entity, PrimaryColumn } from 'typeorm';

/** RFC 6238. */
@Entity('totp_factors')
export class TotpFactor {
  @PrimaryColumn('uuid', { name: 'account_id' })
  accountId!: string;

  /** Encrypted. */
  @Column('text', { name: 'sealed_secret' })
  sealedSecret!: string;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;

  /** Null until a code confirms the setup: until then sign-in asks for no code. */
  @Column('timestamptz', { name: 'confirmed_at', nullable: true })
  confirmedAt!: Date | null;

  /** Of the last used code: this step and earlier ones are refused. */
  @Column('bigint', { name: 'last_step', default: 0 })
  lastStep!: string;
}
