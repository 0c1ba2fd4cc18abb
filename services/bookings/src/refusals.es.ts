import { busyNetwork } from '@hilltop/platform/outcome/busy-network.es';
import { Temporal } from 'temporal-polyfill';
import type { Sentences } from './generated/refusals.js';
import { BOOKING_WINDOW_MONTHS } from './opening/calendar/house-calendar.js';
import { formatTime, timeInSpanish } from './opening/schedule/start-times.js';

const COMES: Readonly<Record<string, string>> = {
  totalAmount: 'El recorrido cuesta',
  foodOrderTotal: 'La comida cuesta',
  toPay: 'El cambio cuesta',
  toReturn: 'La devolución es de',
};

const list = new Intl.ListFormat('es-US');
const dateText = (date: Temporal.PlainDate): string => date.toLocaleString('es-US', { dateStyle: 'long' });
const capitalized = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

export const spanish = {
  SlotFull({ remaining, holdExpired }, seats: number) {
    const left =
      remaining === 1 ? 'Solo queda un lugar en este horario.' : `Solo quedan ${remaining} lugares en este horario.`;
    const fact = remaining === 0 || seats === 1 ? 'Este horario está lleno.' : left;
    return holdExpired
      ? `Se venció el tiempo de sus lugares apartados antes de que llegara el pago. ${fact} No se cobró nada.`
      : `${fact} Elija otro horario${remaining > 0 ? ' o un grupo más pequeño' : ''}.`;
  },
  SlotClosed: {
    PAST: 'Esta fecha y este horario ya pasaron.',
    MONDAY: 'Cerramos los lunes.',
    WEEKDAY: 'No hay recorridos este día de la semana.',
    CLOSURE: (_facts, note = '') => (note === '' ? 'Cerramos este día.' : `Cerramos este día. ${note}`),
    TOO_FAR_AHEAD: (_facts, opens: Temporal.PlainDate) =>
      `Este día se puede reservar desde el ${dateText(opens)}: los recorridos se reservan con ${BOOKING_WINDOW_MONTHS} meses de anticipación como máximo.`,
    time: 'Cerramos en este horario. Elija otro horario.',
    noSuchTime: (_facts, starts: readonly string[]) =>
      starts.length === 0
        ? 'Elija un horario.'
        : `Los recorridos empiezan en estos horarios: ${list.format(starts.map(timeInSpanish))}`,
    waitingList: 'La lista de espera de este horario está cerrada, porque el recorrido empieza en menos de una hora.',
  },
  TourNotOffered: (tourId?: string | null): string =>
    tourId
      ? 'El recorrido que eligió ya no se ofrece. Elija otro recorrido.'
      : 'Por el momento no se ofrece ningún recorrido de este tipo. Elija otro recorrido.',
  TypeNotSold: ({ tour }) => `${tour} no tiene boletos de este tipo. Elija otro tipo.`,
  TooManyOfType: {
    most: ({ max }, plural: string) => `En un grupo puede haber ${max} ${plural} como máximo.`,
    comesWithAGuest: (_facts, plural: string) =>
      `${capitalized(plural)}: tiene que venir el mismo número de otras personas. Agregue una persona.`,
  },
  ChildrenNeedAnAdult: ({ perAdults }, plural: string) =>
    `${capitalized(plural)}: tiene que venir un adulto. Un adulto puede traer hasta ${perAdults}. Agregue un adulto.`,
  TooManyHolds: {
    many: 'En este momento hay muchos lugares apartados desde su red. Inténtelo de nuevo en unos minutos, termine o cancele una reservación suya o llámenos.',
    long: 'Desde hace una hora hay lugares de este horario apartados desde su red. Elija otro horario, inténtelo de nuevo en una hora o llámenos.',
  },
  HoldNotFound: 'Estos lugares ya no están apartados para usted.',
  HoldNotExtendable: 'El tiempo de unos lugares apartados se puede alargar una sola vez, y el de estos ya se alargó.',

  AmountMismatch: ({ field, expected, given }) => `${COMES[field]} $${expected}, no $${given}.`,
  IdempotencyKeyReused: 'Esta Idempotency-Key ya se usó para otra reservación.',
  SeatsAlreadyBooked: ({ confirmationCode }) =>
    `Estos lugares ya están reservados, con el código ${confirmationCode}. No se cobró nada más.`,
  SaleLineReleased: 'Esta línea ya se liberó.',

  BelongsToGroup: ({ number }) =>
    `Esta visita es parte del grupo ${number}. Cámbiela en la página del grupo o llámenos.`,
  StartsFull: ({ starts }) =>
    `Quedan muy pocos lugares: ${starts.map(({ tourDate, tourTime }) => `${dateText(Temporal.PlainDate.from(tourDate))}, ${timeInSpanish(tourTime)}`).join('; ')} No se cambió nada.`,
  GroupRevisionPassed: {
    passed: 'Ya se respondió una solicitud posterior de este grupo.',
    reused: 'Otra solicitud de este grupo tenía esta revisión.',
  },
  NoSeatsOfGroup: 'El grupo ya no tiene todos estos lugares.',

  BookingNotFound: ({ replaced }): string =>
    replaced
      ? 'Este enlace se cambió por otro. El correo electrónico más reciente sobre la reservación tiene el nuevo.'
      : 'No encontramos ninguna reservación con este enlace.',
  BookingChangedMeanwhile: 'Esta reservación cambió desde que la abrió. Su cambio no se hizo, y no se cobró nada.',
  BookingNotChangeable: ({ reason }): string =>
    ({
      CANCELLED: 'Esta reservación está cancelada.',
      DISPLACED: 'Cerramos en este horario. Primero elija otro horario.',
      TOO_LATE: 'Ya es tarde para cambiar esta visita en línea. Por favor llámenos.',
    })[reason],
  PaymentRefused: {
    because: (sentence: string) => `${sentence} No se cambió nada.`,
    free: 'Este cambio ya no cuesta nada. No se cambió nada.',
    gone: 'Con este pago ya se pagó otra cosa, o ya se devolvió. Pague de nuevo. No se cambió nada.',
  },
  RefundTooHigh: ({ left }) =>
    left === '0.00' ? 'Ya se reembolsó todo lo que se pagó.' : `Se pueden reembolsar $${left} como máximo.`,
  RefundNotFailed: 'Este reembolso no falló, así que no se puede intentar de nuevo.',
  RefundNotByHand: 'Este reembolso no se paga a mano, o ya se pagó.',
  TooManyLinkRequests: ({ retryAfterSeconds }) =>
    busyNetwork('muchas solicitudes de enlaces', retryAfterSeconds, ' o para esta dirección'),
  BookingNoteNotFound: 'Esta nota ya se quitó.',
  AllWaiversSigned: 'Todas las personas de este grupo ya firmaron la exención de responsabilidad.',
  WaiverNotFound: 'Esta firma ya se quitó.',

  PaymentLinkNotFound: 'No encontramos ningún pago con este enlace.',
  PaymentLinkEnded: 'Estos lugares ya no están apartados. Si ya pagó, le reembolsaremos a su tarjeta.',
  SlotHasRoom: ({ tourTime }) =>
    `Hay lugar para su grupo en el horario de ${timeInSpanish(tourTime)} Ya puede reservarlo.`,
  WaitlistFull: 'La lista de espera de este horario está llena. Elija otro horario.',
  WaitlistUnconfirmed:
    'Desde su red se pidieron lugares, y nadie abrió los enlaces que enviamos por correo electrónico. Si usted los pidió, abra su enlace y apúntese de nuevo. Si no, por favor llámenos.',
  TooManyWaitlistEntries: ({ retryAfterSeconds }) =>
    busyNetwork('muchas solicitudes para la lista de espera', retryAfterSeconds, ' o para esta dirección'),
  WaitlistEntryNotFound: 'No encontramos a nadie en la lista de espera con este enlace.',
  WaitlistEntryEnded: 'Este grupo ya no está en la lista de espera.',
  OfferEnded: 'Estos lugares ya no están apartados para usted. Si ya pagó, le reembolsaremos a su tarjeta.',

  QuestionChangedMeanwhile: 'Alguien más cambió esta pregunta. Revísela de nuevo antes de guardar.',
  TourNotFound: 'Este recorrido ya no se ofrece.',
  TourChangedMeanwhile: 'Alguien más cambió este recorrido desde que lo abrió. Revíselo antes de guardar.',
  TicketTypeNotFound: 'No hay ningún boleto de este tipo, o ya terminó.',
  TicketTypeExists: 'Otro tipo de boleto tiene este código.',
  PriceRuleNotFound: 'Esta regla ya no existe.',

  CalendarChangedMeanwhile: {
    calendar:
      'Alguien más cambió el calendario desde que lo abrió. Su cambio no se guardó. Revise el calendario e inténtelo de nuevo.',
    rule: 'Alguien más cambió la regla desde que la abrió. La suya no se guardó. Revísela de nuevo.',
  },
  BookedTimesAffected: ({ parties }) =>
    `${parties} ${parties === 1 ? 'grupo reservó' : 'grupos reservaron'} horarios que este cambio quita de la venta. Si continúa, los conservan. Para cambiarlos de horario, mejor cierre los horarios.`,
  CapacityBelowSold: {
    time: ({ taken }) =>
      `${taken} lugares están vendidos o apartados, así que este horario necesita al menos ${taken}.`,
    tour: ({ taken }, start: Temporal.PlainDateTime) =>
      `${taken} lugares están vendidos o apartados el ${dateText(start.toPlainDate())}, en el horario de ${timeInSpanish(formatTime(start.toPlainTime()))}, así que el recorrido necesita al menos ${taken}.`,
  },
  GuideBusy: (_facts, tour: string) =>
    `Este guía lleva ${tour} y no puede estar en dos lugares. Elija a otra persona, o primero dele ese recorrido a otra persona.`,
  AlreadyClosed: 'Estos horarios ya están cerrados. No se cambió nada, y no se avisó a nadie de nuevo.',
  NotClosed: 'Este día no está cerrado.',
  NoticeNotFound: 'Este aviso ya se quitó.',

  MenuChangedMeanwhile: 'Alguien más cambió este menú. Revíselo de nuevo antes de guardar.',
  RestaurantChangedMeanwhile: 'Alguien más cambió este restaurante. Revíselo de nuevo antes de guardar.',
  DeliveryNotFound: 'Ya no hay ningún pedido de comida de este restaurante para este horario.',
  ConflictSettledMeanwhile: {
    settled: 'Este conflicto ya se resolvió. Vuelva a cargar la página.',
    anotherScan: 'Llegó otro escaneo. Revise el conflicto de nuevo.',
  },
  GuestBookNotOpen: {
    NOT_YET: 'Podrá escribir en el libro de visitas después de su visita.',
    DID_NOT_COME:
      'Solo los grupos que vinieron pueden escribir en el libro de visitas. Si usted estuvo aquí, avísenos.',
    WRITTEN: 'Su página ya está escrita. Para agregar algo, escríbanos.',
    OVER: 'El libro de visitas está abierto cuatro semanas después de una visita. Mejor escríbanos.',
  },
  GuestBookDecidedMeanwhile: 'Alguien más decidió sobre estas palabras desde que las abrió.',
  GuestBookEntryNotFound: 'Esta página ya no existe.',
} satisfies Sentences;
