import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What only a person can know, and said. The first one counts. */
@Entity('house_confirmations')
export class HouseConfirmation {
  /** Names what is confirmed: `open:2026-12-25`. */
  @PrimaryColumn('text')
  subject!: string;

  /** Account. */
  @Column('uuid', { name: 'confirmed_by' })
  confirmedBy!: string;

  @Column('timestamptz', { name: 'confirmed_at' })
  confirmedAt!: Date;
}

export const openDay = (date: string): string => `open:${date}`;
