import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * The seats of one group, whose terms and money orders has. Its parts are holds, or bookings: both name it. Every change locks it first.
 */
@Entity('group_visits')
@Check('group_visits_revision_counts', 'revision >= 0')
export class GroupVisit {
  /** Chosen by orders. */
  @PrimaryColumn('uuid')
  id!: string;

  /** That people read, e.g. `HG-7K3M`. */
  @Column('text')
  number!: string;

  /** Of the last request that was answered: an older one comes too late. */
  @Column('integer')
  revision!: number;

  /** SHA-256 of that request, to recognize another one with its revision. */
  @Column('text', { name: 'request_hash' })
  requestHash!: string;

  /** People whom one guide leads, by the conditions of the group; null until a request says it. */
  @Column('integer', { name: 'people_per_guide', nullable: true })
  peoplePerGuide!: number | null;
}
