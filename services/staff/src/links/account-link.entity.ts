import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

export type LinkPurpose = 'invitation' | 'password-reset';

const HOUR_MS = 60 * 60_000;

/** Validity. */
export const LINK_LIFE_MS: Readonly<Record<LinkPurpose, number>> = {
  invitation: 48 * HOUR_MS,
  'password-reset': HOUR_MS,
};

/** Its token is not stored, but derived from the id and a secret. */
@Entity('account_links')
@Check('account_links_purpose_known', `purpose IN ('invitation', 'password-reset')`)
@Index('account_links_by_account', ['accountId'])
export class AccountLink {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'account_id' })
  accountId!: string;

  @Column('text')
  purpose!: LinkPurpose;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt!: Date;

  /** By the use of this or another link of the account, or when the account was disabled. */
  @Column('timestamptz', { name: 'ended_at', nullable: true })
  endedAt!: Date | null;
}
