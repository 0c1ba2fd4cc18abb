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

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;
}
