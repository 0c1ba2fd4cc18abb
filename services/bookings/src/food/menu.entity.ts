import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import type { MenuItem, Restaurant } from './menu.js';

/** The dishes of one restaurant, saved as a whole. */
@Entity('menus')
@Check('menus_platform', `platform IN ('chick_fil_a', 'jersey_mikes')`)
@Check('menus_version_counts', 'version > 0')
export class StoredMenu {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'PK_menus' })
  platform!: Restaurant;

  /** Counts the changes, from 1. */
  @Column('integer')
  version!: number;

  /** In the order of the menu. */
  @Column('jsonb')
  items!: readonly MenuItem[];
}
