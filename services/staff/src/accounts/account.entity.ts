import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** An account of a member of staff. */
@Entity('accounts')
@Index('accounts_email', ['email'], { unique: true })
export class Account {
  @PrimaryColumn('uuid')
  id!: string;

  /** In small letters. */
  @Column('text')
  email!: string;

  @Column('text')
  name!: string;

  /** argon2id, with its parameters and salt. */
  @Column('text', { name: 'password_hash' })
  passwordHash!: string;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;

  /** Set while the account may not be used. */
  @Column('timestamptz', { name: 'disabled_at', nullable: true })
  disabledAt!: Date | null;
}

/** How e-mail addresses are compared and stored. */
export function normalEmail(email: string): string {
  return email.trim().toLowerCase();
}
