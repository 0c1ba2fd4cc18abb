import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Failures of an account or a caller. */
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
