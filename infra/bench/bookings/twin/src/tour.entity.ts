import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('tours')
export class Tour {
  @PrimaryColumn('text')
  type!: string;

  @Column('text')
  name!: string;

  @Column('integer')
  priceCents!: number;
}
