import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('outbox')
export class OutboxMessage {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text')
  aggregateId!: string;

  @Column('text')
  subject!: string;

  @Column('jsonb')
  event!: object;

  @Column('timestamptz', { nullable: true })
  publishedAt!: Date | null;
}
