import type { Sentences } from './generated/refusals.js';

export const spanish = {
  EmailNotFound: 'No existe ese correo electrónico.',
  EmailOnItsWay: {
    queued: 'Este correo electrónico ya está por enviarse.',
    sending: 'Este correo electrónico se está enviando en este momento.',
    resent: 'Este correo electrónico se envió de nuevo hace un momento. Dele tiempo para llegar.',
  },
  ReportScheduleNotFound: 'Este archivo no se le envía por correo electrónico. Tal vez se terminó antes.',
} satisfies Sentences;
