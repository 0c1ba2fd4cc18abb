import { currentLanguage } from '@hilltop/platform/logging/correlation';
import { formatCents } from '@hilltop/platform/values/cents';

const SPANISH = new Intl.NumberFormat('es-US', { style: 'currency', currency: 'USD' });

/** "$1234.50", in Spanish "$1,234.50". @param amount US dollars, two decimals */
export function money(amount: string): string {
  return currentLanguage() === 'es' ? SPANISH.format(Number(amount)) : `$${amount}`;
}

/** The same of US cents. */
export function dollars(cents: number): string {
  return money(formatCents(cents));
}
