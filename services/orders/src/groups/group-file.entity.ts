import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

export type GroupFileKind = 'purchase_order' | 'certificate' | 'w9';

/**
 * A file of a group, or the W-9 that the house gives out; media has its bytes under this name. Media deletes files without a row, so
 * deleting a row deletes the file (infra/decisions/0400).
 */
@Entity('group_files')
@Check('group_files_name_form', `name ~ '^[0-9a-f-]{36}\\.(pdf|jpg|png|gif|webp)$'`)
@Check('group_files_kind_known', `kind IN ('purchase_order', 'certificate', 'w9')`)
@Check('group_files_of_group', `(kind = 'w9') = (group_id IS NULL)`)
@Check('group_files_not_empty', 'bytes > 0')
@Index('group_files_by_group', ['groupId', 'addedAt'])
export class GroupFile {
  /** A random id and the ending of its type. */
  @PrimaryColumn('text')
  name!: string;

  /** Null for the W-9. */
  @Column('uuid', { name: 'group_id', nullable: true })
  groupId!: string | null;

  @Column('text')
  kind!: GroupFileKind;

  @Column('integer')
  bytes!: number;

  /** Null for a file of the organizer. */
  @Column('uuid', { name: 'staff_id', nullable: true })
  staffId!: string | null;

  @Column('timestamptz', { name: 'added_at' })
  addedAt!: Date;
}
