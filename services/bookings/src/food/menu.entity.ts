import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import type { MenuItem, Restaurant } from './menu.js';

/** One restaurant, saved as a whole. */
@Entity('menus')
@Check('menus_platform', `platform IN ('chick_fil_a', 'jersey_mikes')`)
@Check('menus_version_counts', 'version > 0')
export class StoredMenu {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'PK_menus' })
  platform!: Restaurant;

  /** From 1. */
  @Column('integer')
  version!: number;

  @Column('jsonb')
  items!: readonly MenuItem[];
}
