import { MoneyLines1795660200000 } from './migrations/1795660200000-money-lines.js';
import { SealedDays1795720000000 } from './migrations/1795720000000-sealed-days.js';
import { Corrections1795900000000 } from './migrations/1795900000000-corrections.js';
import { ForgettableReasons1795950000000 } from './migrations/1795950000000-forgettable-reasons.js';
import { TaxRatesOfLines1795963000000 } from './migrations/1795963000000-tax-rates-of-lines.js';

/** Oldest first. */
export const MIGRATIONS = [
  MoneyLines1795660200000,
  SealedDays1795720000000,
  Corrections1795900000000,
  ForgettableReasons1795950000000,
  TaxRatesOfLines1795963000000,
];
