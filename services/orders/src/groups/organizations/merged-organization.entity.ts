import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An organization that was another one under a second row; its groups are the other one's now. */
@Entity('merged_organizations')
export class MergedOrganization {
  /** That is gone. */
  @PrimaryColumn('uuid')
  id!: string;

  /** That has its groups since. */
  @Column('uuid')
  into!: string;

  /** In the words of staff; null once it was erased. */
  @Column('text', { nullable: true })
  reason!: string | null;

  @Column('uuid', { name: 'staff_id' })
  staffId!: string;

  @Column('timestamptz', { name: 'merged_at' })
  mergedAt!: Date;
}
