import { busyNetwork } from '@hilltop/platform/outcome/busy-network.es';
import type { Sentences } from './generated/refusals.js';

const THINGS = { booking: 'otra reservación', order: 'otro pedido', group: 'otro grupo' };
const MANY = { bookings: 'muchas reservaciones', orders: 'muchos pedidos' };

export const spanish = {
  PaymentAlreadyUsed: {
    by: (what: keyof typeof THINGS) => `Con este pago ya se pagó ${THINGS[what]}.`,
    returned: 'Este pago se devolvió, porque un intento anterior no se aceptó. Pague de nuevo.',
  },
  TooManyPurchases: ({ retryAfterSeconds }, what: keyof typeof MANY) => busyNetwork(MANY[what], retryAfterSeconds),
} satisfies Sentences;

export const spanishFaults = {
  noReference: 'El pago no tiene referencia (paymentIntentId)',
  longReference: (most: number) =>
    `La referencia del pago (paymentIntentId) puede tener ${most} caracteres como máximo`,

  unreferenced: 'El pago no tiene referencia (paymentIntentId).',
  unknown: 'No pudimos encontrar este pago.',
  otherAmount: 'Este pago es por otra cantidad.',
  over: 'Este pago ya no está autorizado.',
  incomplete: 'Este pago no está completo.',
  tooSmall: 'Con tarjeta se pagan $0.50 o más.',
  declined: 'Su banco no aceptó el pago.',
  declinedCharge: 'Su banco no aceptó el pago de la diferencia.',
  noCard: 'La tarjeta con la que pagó no se puede cobrar de nuevo.',
  byBank: (said: string) => `Su banco no aceptó el pago (“${said}”). Pruebe con otra tarjeta o llame a su banco.`,
};
