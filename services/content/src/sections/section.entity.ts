import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** What the house changes as a whole. */
export type SectionName = 'house' | 'media' | 'testimonials';

/** One part of the site's content. There is no row while nobody has changed it. */
@Entity('sections')
@Check('sections_known', `name IN ('house', 'media', 'testimonials')`)
@Check('sections_version_counts', 'version > 0')
export class Section {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'PK_sections' })
  name!: SectionName;

  /** Counts the changes, from 1. */
  @Column('integer')
  version!: number;

  /** As its input was read (`section.input.ts`). */
  @Column('jsonb')
  body!: object;

  @Column('timestamptz', { name: 'changed_at' })
  changedAt!: Date;
}
