import { Column, PrimaryColumn } from 'typeorm';

/** A row of a table for `countAgainstLimit`. */
export abstract class LimitCount {
  /** Hash of what is counted. */
  @PrimaryColumn('text')
  key!: string;

  @Column('integer')
  count!: number;
}
