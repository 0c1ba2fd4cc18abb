import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The authenticator app of an account (RFC 6238). */
@Entity('totp_factors')
export class TotpFactor {
  @PrimaryColumn('uuid', { name: 'account_id' })
  accountId!: string;

  /** The shared secret, encrypted. */
  @Column('text', { name: 'sealed_secret' })
  sealedSecret!: string;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;

  /** Null until a code confirms the setup: until then sign-in asks for no code. */
  @Column('timestamptz', { name: 'confirmed_at', nullable: true })
  confirmedAt!: Date | null;

  /** The time step of the last used code: it and earlier ones are refused. */
  @Column('bigint', { name: 'last_step', default: 0 })
  lastStep!: string;
}
