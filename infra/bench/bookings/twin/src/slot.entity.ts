import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('slots')
export class Slot {
  @PrimaryColumn('text')
  id!: string;

  @Column('integer')
  capacity!: number;

  @Column('integer')
  taken!: number;
}
