import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** Written by the statement that deletes the first scans of a slot, and final from then on. */
@Entity('visit_counts')
@Check('visit_counts_not_negative', 'came >= 0 AND no_shows >= 0')
export class VisitCount {
  @PrimaryColumn('text', { name: 'slot_id' })
  slotId!: string;

  /** People; null for a visit whose scans were deleted before they were counted. */
  @Column('integer', { nullable: true })
  came!: number | null;

  /** Seats of parties of which nobody was let in; null likewise. */
  @Column('integer', { name: 'no_shows', nullable: true })
  noShows!: number | null;

  /** Of `came`. */
  @Column('integer', { name: 'came_in_groups', default: 0 })
  cameInGroups!: number;
}

/** Parties of a slot whose waiting list entries are deleted. */
@Entity('turned_away')
@Check('turned_away_some', 'parties > 0')
export class TurnedAway {
  @PrimaryColumn('text', { name: 'slot_id' })
  slotId!: string;

  @Column('timestamptz', { name: 'starts_at' })
  startsAt!: Date;

  @Column('integer')
  parties!: number;
}
