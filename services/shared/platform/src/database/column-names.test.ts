import { expect, it } from '@jest/globals';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { columnNames } from './column-names.js';

abstract class Contact {
  @Column('text', { name: 'first_name' })
  firstName!: string;

  @Column({ type: 'text', nullable: true, insert: false })
  written?: string;
}

@Entity('letters')
class Letter extends Contact {
  @PrimaryColumn('uuid')
  id!: string;
}

it('names the columns that an insert writes, those of the class that an entity extends too', () => {
  expect(columnNames(Letter).split(', ').sort()).toEqual(['first_name', 'id']);
});
