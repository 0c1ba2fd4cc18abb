import { busyNetwork } from '@hilltop/platform/outcome/busy-network.es';
import type { Sentences } from './generated/refusals.js';

export const spanish = {
  TooManyMessages: ({ retryAfterSeconds }) =>
    busyNetwork('muchos mensajes', retryAfterSeconds, ' o desde este correo electrónico'),
  MessageKeyReused: 'Esta Idempotency-Key ya se usó para otro mensaje.',
  MessageNotFound: 'Este mensaje ya no está guardado.',
} satisfies Sentences;

const NAMES = {
  firstName: 'nombre',
  lastName: 'apellido',
  email: 'correo electrónico',
  phone: 'teléfono',
  message: 'mensaje',
};

export const spanishFaults = {
  required: (field: keyof typeof NAMES) => `Escriba su ${NAMES[field]}`,
  long: (field: keyof typeof NAMES, most: number) => `Su ${NAMES[field]} puede tener ${most} caracteres como máximo`,
  unreadable: (field: 'firstName' | 'lastName') => `Su ${NAMES[field]} no tiene letras`,
  subject: 'Elija un tema',
};
