import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

export const ORGANIZATION_KINDS = [
  'school',
  'university',
  'church',
  'company',
  'tour_company',
  'club',
  'family',
] as const;

@Entity('organizations')
@Check(
  'organizations_kind_known',
  `kind IN ('school', 'university', 'church', 'company', 'tour_company', 'club', 'family')`,
)
@Check('organizations_exempt', 'num_nulls(exempt_reason, exempt_file, exempt_until, exempt_by, exempt_at) IN (0, 5)')
@Index('organizations_by_name', ['name', 'id'])
export class Organization {
  @PrimaryColumn('uuid')
  id!: string;

  /** `Erased` for a family that was erased. */
  @Column('text')
  name!: string;

  @Column('text')
  kind!: (typeof ORGANIZATION_KINDS)[number];

  /** Where bills go, a line each; empty while it is not known. */
  @Column('text')
  address!: string;

  /** Why it pays no sales tax; null for one that pays it, as are the next four. */
  @Column('text', { name: 'exempt_reason', nullable: true })
  exemptReason!: string | null;

  /** Its certificate, a name in `group_files`. */
  @Column('text', { name: 'exempt_file', nullable: true })
  exemptFile!: string | null;

  /** The last day, YYYY-MM-DD. */
  @Column('date', { name: 'exempt_until', nullable: true })
  exemptUntil!: string | null;

  /** Account of the manager who confirmed it. */
  @Column('uuid', { name: 'exempt_by', nullable: true })
  exemptBy!: string | null;

  @Column('timestamptz', { name: 'exempt_at', nullable: true })
  exemptAt!: Date | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;
}
