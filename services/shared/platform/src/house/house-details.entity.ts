import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** Copied from content's events. One row; none before the first event. */
@Entity('house_details')
@Check('house_details_once', 'id = 1')
export class HouseDetails {
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'PK_house_details' })
  id!: number;

  @Column('integer')
  version!: number;

  @Column('text')
  street!: string;

  @Column('text')
  town!: string;

  @Column('text')
  phone!: string;

  @Column('text', { name: 'tax_number', nullable: true })
  taxNumber!: string | null;

  @Column('text', { name: 'gate_word', nullable: true })
  gateWord!: string | null;
}
