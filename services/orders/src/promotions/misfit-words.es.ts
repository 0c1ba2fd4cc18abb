import { writtenDate } from '@hilltop/platform/values/calendar-date';
import { formatCents } from '@hilltop/platform/values/cents';
import type { CodeMisfit } from '../generated/schema-types.js';
import type { Named, Promotion } from './promotion.entity.js';

/** What would make the code fit. */
export function misfitWords(why: CodeMisfit, promotion: Promotion): string {
  const what = whatItIsFor(promotion);
  if (why === 'MINIMUM')
    return `Este código requiere $${formatCents(promotion.leastCents)} o más de ${what} en su carrito.`;
  if (why === 'VISIT_DATE') return `Este código es para visitas ${daysOf(promotion)}.`;
  if (why === 'PRICE') return 'Con este código, nada de su carrito costaría menos.';
  if (why === 'ADDRESS') return 'Este código sirve para un pedido de cada correo electrónico, y con el suyo ya se usó.';
  return `Este código es para ${what}. Agregue algo de eso a su carrito e inténtelo de nuevo.`;
}

/** `boletos (Senior) de House and Garden, o artículos`: staff name types, tours and goods in English alone. */
function whatItIsFor({ forTours, forGoods, tours, ticketTypes, products }: Promotion): string {
  const types = ticketTypes.length === 0 ? '' : ` (${namesOf(ticketTypes)})`;
  const tickets = `boletos${types}${tours.length === 0 ? '' : ` de ${namesOf(tours)}`}`;
  const goods = products.length === 0 ? 'artículos de la tienda' : namesOf(products);
  return [...(forTours ? [tickets] : []), ...(forGoods ? [goods] : [])].join(', o ');
}

const listed = new Intl.ListFormat('es-US', { type: 'disjunction' });
const namesOf = (some: readonly Named[]): string => listed.format(some.map(({ name }) => name));

const dayOf = (date: string): string => writtenDate(date, 'es');

function daysOf({ visitFrom: from, visitUntil: until }: Promotion): string {
  if (from === null) return `hasta el ${dayOf(until ?? '')}`;
  return until === null ? `desde el ${dayOf(from)}` : `del ${dayOf(from)} al ${dayOf(until)}`;
}
