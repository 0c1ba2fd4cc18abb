import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { GroupTerms } from './group-terms.js';

/** A version of the conditions of groups; no row ever changes, because quotes name their version. */
@Entity('group_terms')
export class GroupTermsVersion {
  /** Counts from 0: those that Hilltop comes with. */
  @PrimaryColumn('integer')
  version!: number;

  @Column('jsonb')
  terms!: GroupTerms;

  @Column('timestamptz', { name: 'set_at' })
  setAt!: Date;

  /** Null for those that Hilltop comes with. */
  @Column('uuid', { name: 'set_by', nullable: true })
  setBy!: string | null;
}
