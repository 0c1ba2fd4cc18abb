import { writtenDate } from '@hilltop/platform/values/calendar-date';
import type { LineKindName } from './lines/sale-line.entity.js';

const list = new Intl.ListFormat('es-US');

/** Staff can add codes, which are English. */
const TAXED: Readonly<Record<string, string>> = {
  goods: 'artículos',
  books: 'libros',
  tours: 'recorridos',
  shipping: 'envío',
};

export const spanish = {
  giftVoucher: 'Vale de regalo',
  giftFor: (purpose: string) => `Donativo para ${purpose}`,
  given: (giver: string, paid: string, house: string, day: string) =>
    `El ${writtenDate(day, 'es')}, ${giver} donó $${paid} a ${house}. No se dieron bienes ni servicios a cambio.`,
  taxNumber: (number: string) => `Número de identificación fiscal: ${number}.`,

  kinds: {
    goods: 'Artículos',
    tour: 'Recorridos',
    voucher: 'Vales de regalo',
    donation: 'Donativos',
  } as Readonly<Record<LineKindName, string>>,
  subtotal: 'Subtotal',
  code: (code: string) => `Código ${code}`,
  codeOver: 'Ya venció o ya se usó.',
  shipping: 'Envío',
  flatShipping: 'Envío, tarifa única',
  salesTax: (rate: string, codes: readonly string[], base: string) =>
    `Impuesto sobre las ventas, ${rate}% de $${base} (${list.format(codes.map((code) => TAXED[code] ?? code))})`,
  total: 'Total',
  voucher: (last4: string) => `Vale ${last4}`,
  byCard: 'Con tarjeta',
};
