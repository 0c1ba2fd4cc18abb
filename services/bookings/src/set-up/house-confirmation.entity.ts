import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What only a person can know, and said. The first one counts. */
@Entity('house_confirmations')
export class HouseConfirmation {
  /** Names what is confirmed with its value, so that another value is not: `change-rule:24:48`, `open:2026-12-25`. */
  @PrimaryColumn('text')
  subject!: string;

  /** Account. */
  @Column('uuid', { name: 'confirmed_by' })
  confirmedBy!: string;

  @Column('timestamptz', { name: 'confirmed_at' })
  confirmedAt!: Date;
}

export const openDay = (date: string): string => `open:${date}`;

/** Until how many hours before the start. */
export const changeRule = (changesUntilHours: number, refundUntilHours: number): string =>
  `change-rule:${changesUntilHours}:${refundUntilHours}`;
