import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** The details of the house, copied from content's events. One row; none before the first event. */
@Entity('house_details')
@Check('house_details_once', 'id = 1')
export class HouseDetails {
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'PK_house_details' })
  id!: number;

  /** Content's version of these facts. */
  @Column('integer')
  version!: number;

  @Column('text')
  street!: string;

  /** e.g. `Arlington, Texas 76012` */
  @Column('text')
  town!: string;

  @Column('text')
  phone!: string;
}
