import type { StaffRole } from '@hilltop/platform/identity/identity';
import { cleanEmail } from '@hilltop/platform/values/typed-email';
import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

@Entity('accounts')
@Check('accounts_role_known', `role IN ('guide', 'desk', 'manager', 'ops', 'bookkeeper', 'owner')`)
@Index('accounts_email', ['email'], { unique: true })
export class Account {
  @PrimaryColumn('uuid')
  id!: string;

  /** In lower case. */
  @Column('text')
  email!: string;

  @Column('text')
  name!: string;

  /** Product.md §6. */
  @Column('text')
  role!: StaffRole;

  /** argon2id, with its parameters and salt; null until the invited person has chosen a password. */
  @Column('text', { name: 'password_hash', nullable: true })
  passwordHash!: string | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;

  /** Set while the account is disabled. */
  @Column('timestamptz', { name: 'disabled_at', nullable: true })
  disabledAt!: Date | null;

  @Column('timestamptz', { name: 'last_sign_in_at', nullable: true })
  lastSignInAt!: Date | null;
}

/** The form for comparison and storage. */
export function normalEmail(email: string): string {
  return cleanEmail(email).toLowerCase();
}
