import { Column, PrimaryColumn } from 'typeorm';

/** A row of a table for `countAgainstLimit`. */
export abstract class LimitCount {
  @PrimaryColumn('text')
  key!: string;

  @Column('integer')
  count!: number;
}
