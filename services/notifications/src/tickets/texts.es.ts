import type { ruleSentences } from '@hilltop/contracts/house/change-rule';
import { money } from '../layout/money.js';
import { las, people } from '../layout/phrases.es.js';
import type { RefundPart } from './split-refunds.js';

const facts = {
  code: 'Código de confirmación',
  date: 'Fecha',
  time: 'Hora',
  tour: 'Recorrido',
  when: 'Cuándo',
  where: 'Dónde',
  duration: 'Duración',
  guest: 'Visitante',
  party: 'Grupo',
  proof: 'Identificación en la puerta',
  total: 'Total',
  payment: 'Pago',
  refundedNow: 'Reembolso de ahora',
  refundedBefore: 'Reembolso de antes',
  restaurant: 'Restaurante',
  order: 'Pedido',
  foodTotal: 'Total de la comida',
  deliveryTime: 'Hora de entrega',
  deliveryAddress: 'Dirección de entrega',
};

const PAYMENTS: Readonly<Record<string, string>> = {
  due: 'En la puerta',
  free: 'Nada que pagar',
  paid: 'Pagado',
  account: 'Con cargo a la cuenta',
};

const BOOKED: Readonly<Record<string, string>> = {
  paid: 'Su recorrido está reservado y pagado. Este correo electrónico es su boleto.',
  due: 'Su recorrido está reservado. Se paga en la puerta, en efectivo o con tarjeta. Este correo electrónico es su boleto.',
  free: 'Su recorrido está reservado y no hay nada que pagar. Este correo electrónico es su boleto.',
};

const REFUND: Readonly<Record<RefundPart['place'], (sum: string) => string>> = {
  card: (sum) =>
    `Devolvemos ${sum} a la tarjeta con la que pagó. Los bancos suelen tardar de cinco a diez días en mostrarlo.`,
  voucher: (sum) => `Devolvemos ${sum} al vale de regalo con el que pagó. Ya están en el vale.`,
  blocked: (sum) =>
    `Devolvemos ${sum} a un vale de regalo que está bloqueado. Llámenos o escríbanos para que lo pueda usar.`,
  order: (sum) =>
    `Devolvemos ${sum} de la misma forma en que pagó. En un vale se ven de inmediato; los bancos suelen tardar de cinco a diez días.`,
  credit: (sum) => `Le damos ${sum} en un vale, como usted eligió. El vale llega en otro correo electrónico.`,
  desk: (sum) => `Devolvemos ${sum} en persona, en nuestro mostrador.`,
};

const REFUNDED: Readonly<Record<RefundPart['place'], (sum: string) => string>> = {
  card: (sum) => `Antes devolvimos ${sum} a la tarjeta con la que pagó.`,
  voucher: (sum) => `Antes devolvimos ${sum} al vale de regalo con el que pagó.`,
  blocked: (sum) => `Antes devolvimos ${sum} a un vale de regalo que está bloqueado.`,
  order: (sum) => `Antes devolvimos ${sum} de la misma forma en que pagó.`,
  credit: (sum) => `Antes le dimos ${sum} en un vale, como usted eligió.`,
  desk: (sum) => `Antes devolvimos ${sum} en persona, en nuestro mostrador.`,
};

const PLACES: Readonly<Record<RefundPart['place'], (sum: string) => string>> = {
  card: (sum) => `${sum} a la tarjeta con la que pagó`,
  voucher: (sum) => `${sum} al vale de regalo con el que pagó`,
  blocked: (sum) => `${sum} a un vale de regalo que está bloqueado: llámenos o escríbanos`,
  order: (sum) => `${sum} de la misma forma en que pagó`,
  credit: (sum) => `${sum} en un vale, como usted eligió`,
  desk: (sum) => `${sum} en persona, en nuestro mostrador`,
};

type Of = Readonly<Record<RefundPart['place'], (sum: string) => string>>;
const each = (said: Of, parts: readonly RefundPart[]) => parts.map(({ place, sum }) => said[place](sum));

const refunds = {
  nothingPaid: 'No se pagó nada, así que no hay nada que devolver.',
  now: (parts: readonly RefundPart[]) => each(REFUND, parts).join(' '),
  before: (parts: readonly RefundPart[]) => each(REFUNDED, parts).join(' '),
  late: 'Se canceló demasiado tarde para un reembolso.',
  nothingMore: 'Ya no queda nada que devolver.',
  fact: (parts: readonly RefundPart[]) => each(PLACES, parts).join('\n'),
};

interface ClosedTour {
  readonly wholeDay: boolean;
  readonly time: string;
}

const displaced = {
  title: ({ wholeDay, time }: ClosedTour, weekday: string) =>
    wholeDay ? `No abrimos el ${weekday}` : `No podemos dar su recorrido de ${las(time)} del ${weekday}`,
  subject: ({ wholeDay, time }: ClosedTour, date: string, code: string) =>
    wholeDay
      ? `No abrimos el ${date}: elija otro horario (${code})`
      : `No podemos dar su recorrido de ${las(time)} del ${date}: elija otro horario (${code})`,
  action: 'Elija otro horario o pida un reembolso',
  heldFor: 'Apartado para usted',
  held: (party: string, until: string) => `Hasta el ${until} apartamos lugares para ${party}.`,
  credit: (total: string) =>
    `Su boleto no es válido hasta que usted elija. También puede quedarse con los ${total} en un vale, que no se vence, para recorridos o para la tienda.`,
  otherwise: {
    refund: (until: string, total: string) =>
      `Si no sabemos de usted antes del ${until}, cancelaremos su visita y le devolveremos los ${total} completos.`,
    move: (until: string, total: string) =>
      `Si no sabemos de usted antes del ${until}, cambiaremos su visita al primer horario que le apartamos, o le devolveremos los ${total} completos.`,
    keep: (until: string) => `Si no sabemos de usted antes del ${until}, le llamaremos o le escribiremos.`,
  },
};

const canceled = {
  title: 'Su visita se canceló',
  subject: (code: string, tour: string, date: string) => `Visita cancelada: ${code}, ${tour}, ${date}`,
  lead: 'Sus lugares quedaron libres y su boleto ya no es válido. Esperamos verle en otra ocasión.',
  booking: (url: string) => `Su reservación: ${url}`,
  seeBooking: 'Vea su reservación',
};

type Ahead = Parameters<typeof ruleSentences>[0];

function cancelingRule(refundSteps: Ahead['refunds']): string {
  const steps = refundSteps.map(({ until, percent, amount }) => {
    const share = percent === 100 ? 'todo su dinero' : `${percent}% de su dinero`;
    return `Si cancela antes del ${until}, le devolvemos ${share}${amount === undefined ? '' : ` (${money(amount)})`}.`;
  });
  return steps.length === 0 ? 'Si cancela, no hay reembolso.' : steps.join(' ');
}

const important = {
  title: 'Información importante',
  arrive: (minutes: number, time: string) => `Llegue ${minutes} minutos antes del recorrido, a ${las(time)}.`,
  gateWord: (word: string) => `La contraseña para el portón es “${word}”. Su guía se la pide.`,
  ownWaiver:
    'Su exención de responsabilidad todavía no está firmada. Fírmela con el enlace para exenciones de abajo, o en la puerta.',
  waivers: (signed: number, of: number) =>
    `Exenciones de responsabilidad: ${signed} de ${of} firmadas. Pase el enlace para exenciones de abajo a las personas que faltan por firmar. También pueden firmar en la puerta.`,
  rule: ({ changes, refunds: steps }: Ahead): [changing: string, canceling: string] => [
    changes === undefined
      ? 'Su visita ya no se puede cambiar en línea.'
      : `Puede cambiar su visita sin costo hasta el ${changes}.`,
    cancelingRule(steps),
  ],
  where: (street: string, setting: string) => `Estamos en ${street}, ${setting}.`,
  bring: 'Traiga este boleto en papel o en su teléfono. El código de confirmación solo también sirve.',
  card: ({ name, certainty }: Card) =>
    `Le tocó la carta de ${name} (${CERTAINTIES[certainty] ?? certainty}). Se queda con su reservación.`,
  calendar:
    'Abra el archivo de calendario adjunto para agregar el recorrido a su calendario. Muestra la hora correcta en cualquier zona horaria.',
};

interface Card {
  readonly name: string;
  readonly certainty: string;
  readonly alt: string;
}

/** As on the site. */
const CERTAINTIES: Readonly<Record<string, string>> = {
  reported: 'según reportes',
  'local tradition': 'tradición local',
};

const card = {
  dealt: ({ name }: Card) => `Le tocó esta carta: ${name}`,
  certainty: ({ certainty }: Card) => CERTAINTIES[certainty] ?? certainty,
  alt: ({ name, alt: _alt }: Card) => `Carta de ${name}`,
};

export const spanish = {
  facts,
  refunds,
  displaced,
  canceled,
  important,
  card,
  why: 'Recibe este correo electrónico porque se reservó un recorrido con esta dirección.',
  subject: (isFirst: boolean, code: string, tour: string, date: string) =>
    isFirst ? `Su boleto ${code}: ${tour}, ${date}` : `Su boleto nuevo ${code}: ${tour}, ${date}`,
  preview: (tour: string, moment: string, code: string) => `${tour}, ${moment}. Código ${code}.`,
  booked: (paymentStatus: string) => BOOKED[paymentStatus] ?? String(BOOKED.paid),
  changed: 'Su visita cambió. Este correo electrónico es su boleto nuevo y reemplaza al anterior.',
  restored: 'Sí abrimos. Su visita sigue como la reservó.',
  payment: (status: string) => PAYMENTS[status] ?? status,
  admit: (guests: number) => `Válido para ${people(guests)}`,
  ticket: 'Su boleto',
  tour: 'Su recorrido',
  tourWas: 'Su recorrido era',
  foodOrder: 'Pedido de comida',
  yourFoodOrder: 'Su pedido de comida',
  qrCode: (code: string) => `Código QR del boleto ${code}`,
  change: 'Cambie su visita o cancélela',
  waiverLink: 'Enlace para exenciones de responsabilidad',
  entry: (party: string, code: string, minutes: number, phone: string) =>
    `${party}. Código de confirmación ${code}. Llegue ${minutes} minutos antes. Preguntas: ${phone}.`,
};
