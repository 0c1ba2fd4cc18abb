import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** The sections; each is saved as a whole. */
export type SectionName = 'house' | 'media' | 'questions' | 'testimonials';

/** One part of the site's content. It has no row before the first change. */
@Entity('sections')
@Check('sections_known', `name IN ('house', 'media', 'questions', 'testimonials')`)
@Check('sections_version_counts', 'version > 0')
export class Section {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'PK_sections' })
  name!: SectionName;

  /** Counts the changes, from 1. */
  @Column('integer')
  version!: number;

  /** The parsed input (`section.input.ts`). */
  @Column('jsonb')
  body!: object;

  @Column('timestamptz', { name: 'changed_at' })
  changedAt!: Date;
}
