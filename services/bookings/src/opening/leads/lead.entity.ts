import { Check, Column, Entity, Exclusion, Index, PrimaryColumn } from 'typeorm';

/**
 * A guide who leads a start. Nobody is on two tours at once: the exclusion says so, whoever writes. A lead that has ended stays for a while,
 * because scans count that its guide's phone made without a signal.
 */
@Entity('guide_assignments')
@Check('guide_assignments_four_lanes', 'lane BETWEEN 1 AND 4')
@Check('guide_assignments_from_start', 'lower(during) = starts_at')
@Exclusion(
  'guide_assignments_one_tour_at_once',
  'USING gist (guide_id WITH =, during WITH &&) WHERE (ended_at IS NULL)',
)
@Index('guide_assignments_lane', ['slotId', 'lane'], { unique: true, where: 'ended_at IS NULL' })
@Index('guide_assignments_of_slot', ['slotId', 'guideId'])
@Index('guide_assignments_by_guide', ['guideId', 'startsAt'], { where: 'ended_at IS NULL' })
export class GuideAssignment {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text', { name: 'slot_id' })
  slotId!: string;

  @Column('timestamptz', { name: 'starts_at' })
  startsAt!: Date;

  /** The account. */
  @Column('uuid', { name: 'guide_id' })
  guideId!: string;

  /** From the start to the end of the tour, as it was when the guide was put on. */
  @Column('tstzrange')
  during!: string;

  /** 1 for the first guide of the start, up to `MAX_GUIDES`. */
  @Column('integer')
  lane!: number;

  @Column('timestamptz', { name: 'ended_at', nullable: true })
  endedAt!: Date | null;
}
