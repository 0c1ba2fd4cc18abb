import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** Each is saved as a whole. */
export type SectionName = 'house' | 'media' | 'questions' | 'testimonials';

/** It has no row before the first change. */
@Entity('sections')
@Check('sections_known', `name IN ('house', 'media', 'questions', 'testimonials')`)
@Check('sections_version_counts', 'version > 0')
export class Section {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'PK_sections' })
  name!: SectionName;

  /** From 1. */
  @Column('integer')
  version!: number;

  /** The parsed input (`section.input.ts`). */
  @Column('jsonb')
  body!: object;

  @Column('timestamptz', { name: 'changed_at' })
  changedAt!: Date;
}
