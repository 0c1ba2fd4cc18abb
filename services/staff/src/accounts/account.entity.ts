import type { StaffRole } from '@hilltop/platform/identity/identity';
import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** An account of a member of staff. */
@Entity('accounts')
@Check('accounts_role_known', `role IN ('guide', 'desk', 'manager', 'ops')`)
@Index('accounts_email', ['email'], { unique: true })
export class Account {
  @PrimaryColumn('uuid')
  id!: string;

  /** In small letters. */
  @Column('text')
  email!: string;

  @Column('text')
  name!: string;

  /** What the account may do (product.md §6). */
  @Column('text')
  role!: StaffRole;

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
