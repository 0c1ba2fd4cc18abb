import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Image } from '../image.entity.js';

/** `none`: not worthwhile, or not possible. */
export type AvifState = 'wanted' | 'made' | 'none';

/** WebP from its first request, and AVIF once a job has encoded it. */
@Entity('renditions')
@Check('renditions_width', 'width BETWEEN 1 AND 1280')
@Check('renditions_not_empty', 'webp_bytes > 0')
@Check('renditions_avif_state', `avif_state IN ('wanted', 'made', 'none')`)
@Check('renditions_avif_bytes', `(avif_state = 'made') = (coalesce(avif_bytes, 0) > 0)`)
@Index('renditions_wanting_avif', ['avifDueAt'], { where: "avif_state = 'wanted'" })
export class Rendition {
  @PrimaryColumn('text')
  @ForeignKey(() => Image, 'filename', { name: 'renditions_image', onDelete: 'CASCADE' })
  filename!: string;

  /** As requested, but never more than the image has. */
  @PrimaryColumn('integer')
  width!: number;

  @Column('integer', { name: 'webp_bytes' })
  webpBytes!: number;

  @Column('text', { name: 'avif_state' })
  avifState!: AvifState;

  @Column('integer', { name: 'avif_bytes', nullable: true })
  avifBytes!: number | null;

  @Column('integer', { name: 'avif_attempts' })
  avifAttempts!: number;

  /** A replica that takes the job moves it (a lease), so that another one retries if it dies. */
  @Column('timestamptz', { name: 'avif_due_at' })
  avifDueAt!: Date;
}
