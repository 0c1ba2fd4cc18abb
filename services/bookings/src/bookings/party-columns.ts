import { Column } from 'typeorm';
import type { FoodItem } from '../food/dishes.js';

/** The columns of `bookings` with what the party writes: who comes, what it asks for, what it eats. */
export abstract class PartyColumns {
  @Column('text', { name: 'first_name' })
  firstName!: string;

  @Column('text', { name: 'last_name' })
  lastName!: string;

  @Column('text')
  email!: string;

  @Column('text')
  phone!: string;

  /** `search_form` of names, address, code and telephone, which a trigger writes. */
  @Column('text', { select: false }) searched?: string;

  @Column('text', { name: 'special_requests', nullable: true })
  specialRequests!: string | null;

  @Column('text', { name: 'additional_notes', nullable: true })
  additionalNotes!: string | null;

  /** In the party's own words, until the visit is over. Never in e-mails, logs or events. */
  @Column('text', { name: 'access_needs', nullable: true })
  accessNeeds!: string | null;

  /** Code of a restaurant, or `none`. */
  @Column('text', { name: 'food_platform' })
  foodPlatform!: string;

  /** Its name when the food was ordered. */
  @Column('text', { name: 'food_restaurant', nullable: true })
  foodRestaurant!: string | null;

  /** Null for nothing, and for an order of 0.2.0 that names a dish of no menu. */
  @Column('jsonb', { name: 'food_items', nullable: true })
  foodItems!: readonly FoodItem[] | null;

  /** In words, one dish per line, with the names of the menu when it was ordered. */
  @Column('text', { name: 'food_details', nullable: true })
  foodDetails!: string | null;

  @Column('integer', { name: 'food_total_cents' })
  foodTotalCents!: number;

  @Column('text', { name: 'food_delivery_address', nullable: true })
  foodDeliveryAddress!: string | null;

  @Column('text', { name: 'food_delivery_time', nullable: true })
  foodDeliveryTime!: string | null;
}
