import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Failures of an account, of a caller or a network at it, or tries of their own. */
@Entity('sign_in_failures')
export class SignInFailure {
  @PrimaryColumn('text')
  key!: string;

  @Column('integer')
  failures!: number;

  @Column('timestamptz', { name: 'failed_at' })
  failedAt!: Date;

  @Column('timestamptz', { name: 'succeeded_at', nullable: true })
  succeededAt!: Date | null;
}
