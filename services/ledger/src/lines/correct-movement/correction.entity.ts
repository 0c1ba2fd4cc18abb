import { Column, Entity, PrimaryColumn, Unique } from 'typeorm';

/**
 * A manager put a movement right. The lines that do so are a movement of its own; the reason stands here, beside them, because
 * lines are hashed and say nothing of people. The service's role may blank the reason, and not change or delete one otherwise.
 */
@Entity('corrections')
@Unique('corrections_once', ['corrects'])
export class Correction {
  /** The movement that puts the other right. */
  @PrimaryColumn('uuid', { name: 'movement_id' })
  movementId!: string;

  /** The movement that went wrong. */
  @Column('uuid')
  corrects!: string;

  /** 3 to 500 characters; empty once the guest is erased. */
  @Column('text')
  reason!: string;

  /** The manager's account. */
  @Column('uuid', { name: 'staff_id' })
  staffId!: string;

  @Column('timestamptz')
  at!: Date;
}
