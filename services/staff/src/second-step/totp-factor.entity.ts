import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The authenticator app of an account (RFC 6238). */
@Entity('totp_factors')
export class TotpFactor {
  @PrimaryColumn('uuid', { name: 'account_id' })
  accountId!: string;

  /** What the app shares with us, encrypted. */
  @Column('text', { name: 'sealed_secret' })
  sealedSecret!: string;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;

  /** Null until the app has shown that it is set up: sign-in asks for no code before. */
  @Column('timestamptz', { name: 'confirmed_at', nullable: true })
  confirmedAt!: Date | null;

  /** The time step of the last code that was used: it and earlier ones are refused. */
  @Column('bigint', { name: 'last_step', default: 0 })
  lastStep!: string;
}
