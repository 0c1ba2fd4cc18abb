import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Stores a hash that identifies the person, not the address. */
@Entity('erasures')
export class Erasure {
  @PrimaryColumn('uuid')
  id!: string;

  /** See `emailHash`. */
  @Column('text', { name: 'email_hash' })
  emailHash!: string;

  /** Account of the member of staff. */
  @Column('uuid', { name: 'requested_by' })
  requestedBy!: string;

  @Column('timestamptz', { name: 'requested_at' })
  requestedAt!: Date;
}
