import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import type { MenuItem } from './menu.js';
import { StoredRestaurant } from './restaurants/restaurant.entity.js';

/** The dishes of one restaurant, saved as a whole; none before a manager adds the first. */
@Entity('menus')
@Check('menus_version_counts', 'version > 0')
export class StoredMenu {
  @ForeignKey(() => StoredRestaurant, 'code', { name: 'menus_restaurant' })
  @PrimaryColumn('text', { primaryKeyConstraintName: 'PK_menus' })
  platform!: string;

  /** From 1. */
  @Column('integer')
  version!: number;

  @Column('jsonb')
  items!: readonly MenuItem[];
}
