import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A request to erase a visitor's personal data everywhere. The address is not kept: its hash names the person. */
@Entity('erasures')
export class Erasure {
  @PrimaryColumn('uuid')
  id!: string;

  /** See `emailHash`. */
  @Column('text', { name: 'email_hash' })
  emailHash!: string;

  /** Account of the member of staff who asked. */
  @Column('uuid', { name: 'requested_by' })
  requestedBy!: string;

  @Column('timestamptz', { name: 'requested_at' })
  requestedAt!: Date;
}
