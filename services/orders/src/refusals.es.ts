import { MAX_CART_LINES, MAX_QUANTITY } from '@hilltop/contracts/house/bounds';
import { busyNetwork } from '@hilltop/platform/outcome/busy-network.es';
import { writtenDate } from '@hilltop/platform/values/calendar-date';
import { formatCents } from '@hilltop/platform/values/cents';
import type { Sentences } from './generated/refusals.js';
import type { RateKind } from './groups/terms/group-rate.entity.js';
import { misfitWords } from './promotions/misfit-words.es.js';
import type { Promotion } from './promotions/promotion.entity.js';

const STATUS = { pending: 'pendiente', paid: 'pagado', packed: 'empacado', handed_over: 'entregado' };

const NOT_SENT = 'De este pedido no se envía nada, así que no tiene dirección.';

const CODE_UNKNOWN =
  'No podemos usar este código. Revise las letras; también es posible que haya vencido o que ya se haya usado.';

const GROUP_IS_CHANGING = 'Vuelva a mirar en un momento; ahora no se hizo nada.';

/** @param since ISO 8601 */
const dayOf = (since: string): string => writtenDate(since.slice(0, 10), 'es');

export const spanish = {
  CartFull: `En un carrito caben ${MAX_CART_LINES} cosas diferentes como máximo. Pida primero las que ya tiene.`,
  CartKeyReused: 'Esta Idempotency-Key ya puso otra cosa en este carrito.',
  CartItemNotFound: 'Este artículo ya no está en el carrito.',
  QuantityTooHigh: ({ current }) =>
    `En un carrito caben ${MAX_QUANTITY} piezas de un mismo artículo como máximo; en el suyo hay ${current}.`,
  CartChanged: {
    seen: 'Su carrito cambió desde que lo vio. Revíselo de nuevo; no se cobró nada.',
    ordered: (_facts, orderNumber: string) =>
      `Este carrito ya se pidió: es el pedido ${orderNumber}. El recibo está en su correo electrónico; no se cobró nada más.`,
  },
  HoldExpired: {
    held: (_facts, name: string) => `Los lugares de ${name} ya no están apartados para usted. No se cobró nada.`,
    withdrawn: (_facts, name: string) => `${name} ya no se ofrece. Sáquelo de su carrito; no se cobró nada.`,
  },
  PriceChanged: ({ name, was, is }) => `${name} cuesta hoy $${is}, no $${was}. No se cobró nada.`,

  ProductNotFound: (name?: string) =>
    name ? `${name} ya no está a la venta.` : 'Este producto ya no está a la venta.',
  ProductOutOfStock: ({ productName }, left = 0) =>
    left === 0 ? `${productName}: agotado.` : `${productName}: solo ${left === 1 ? 'queda' : 'quedan'} ${left}.`,

  PriceMismatch: ({ productName, expected, given }) => `${productName} cuesta hoy $${expected}, no $${given}.`,
  TotalMismatch: {
    items: ({ expected, given }) => `Los artículos suman $${expected}, no $${given}.`,
    cart: ({ expected, given }) => `Su pedido suma $${expected}, no $${given}. No se cobró nada.`,
    shipping: ({ expected, given }) => `El envío cuesta $${expected}, no $${given}. No se cobró nada.`,
    tax: ({ expected, given }) => `El impuesto sobre las ventas es de $${expected}, no $${given}. No se cobró nada.`,
  },
  OrderKeyReused: {
    order: 'Esta Idempotency-Key ya se usó para otro pedido.',
    cancellation: 'Esta Idempotency-Key ya se usó para otra cancelación.',
    payment: 'Esta Idempotency-Key ya se usó para otro pago.',
  },
  PaymentRefused: {
    because: (sentence: string) => sentence,
    late: 'Su pedido no se pudo terminar a tiempo. No se cobró nada.',
    takenElsewhere: 'Este pago se cobró fuera de este pedido. Le devolvemos el dinero; pague de nuevo.',
    tooLittle:
      'Lo que todavía se podía comprar cuesta menos de 50 centavos, y eso no se puede pagar con tarjeta. No se cobró nada.',
    giftVoucherGone: 'Este vale de regalo ya no se puede comprar.',
    unknown: 'Su pedido no se pudo hacer.',
    groupLate: 'El pago no se pudo terminar a tiempo. No se cobró nada.',
    groupChanged: 'Mientras tanto, su grupo cambió. Revíselo de nuevo; no se cobró nada.',
    notOwed: 'Mientras tanto llegó otro pago, así que esto ya no se debe. No se cobró nada.',
  },

  OrderNotFound: 'No existe ese pedido.',
  OrderChangedMeanwhile: {
    status: ({ currentOrder }) => `Otra persona cambió este pedido: ahora está ${STATUS[currentOrder.status]}.`,
    contents: 'Mientras tanto cambió la dirección o el contenido de este pedido. Revíselo de nuevo.',
    parcel: {
      open: 'Este pedido todavía no se ha enviado. Escriba la empresa de envíos cuando se envíe.',
      'not sent': NOT_SENT,
    },
    staffCorrect: {
      changed: 'Mientras tanto, alguien cambió este pedido. Revíselo de nuevo.',
      closed: 'Este pedido ya se entregó o se envió. Si sigue aquí, regréselo primero a empacado.',
      'not sent': NOT_SENT,
    },
    buyersCorrect: {
      changed: 'Mientras tanto, este pedido cambió. Revise de nuevo la dirección.',
      closed: 'Su pedido ya está empacado, así que la dirección ya no se puede cambiar aquí. Llámenos de inmediato.',
      'not sent': NOT_SENT,
    },
    buyersSwitch: {
      changed: 'Mientras tanto, este pedido cambió. Revíselo de nuevo.',
      closed: 'Su pedido ya está empacado. Llámenos si lo quiere de otra manera.',
      costs: 'El envío tiene un costo que no se puede pagar aquí. Escríbanos y lo arreglamos.',
    },
  },
  OrderLineNotCancelable: {
    gone: 'De este artículo ya no queda nada que cancelar.',
    handedOver: 'Este pedido ya se entregó o se envió. Si sigue aquí, regréselo primero a empacado.',
    fewer: (left: number) =>
      left === 1 ? 'De este artículo solo queda uno.' : `De este artículo solo quedan ${left}.`,
  },
  OrderLineQuoteChanged: 'Mientras tanto, este pedido cambió. Revise lo que pasaría ahora.',
  OrderRefundNotFailed: 'Este reembolso no ha fallado, así que no se puede repetir.',

  VoucherUnknown: CODE_UNKNOWN,
  TooManyVoucherLookups: ({ retryAfterSeconds }) => busyNetwork('muchos códigos de vales', retryAfterSeconds),
  TooManyVouchers: (most: number) => `Un carrito se puede pagar con ${most} vales como máximo.`,
  VoucherNotFound: 'No existe ese vale.',
  VoucherNotChangeable: {
    blocked: 'Este vale ya está bloqueado.',
    notRefundable: 'De este vale no se puede reembolsar nada: no se compró, está bloqueado o ya no tiene saldo.',
    mailed: 'Este vale ya se envió o no se puede cambiar aquí. Llámenos o escríbanos.',
  },
  VoucherNotCashable: {
    given: ({ left }) =>
      `A este vale le quedan $${left}. Fue un regalo de la casa. Solo se paga en efectivo el saldo de un vale que se compró o que se guardó como crédito.`,
    tooMuch: ({ left }) => `A este vale le quedan $${left}. Solo se paga en efectivo un saldo de menos de $2.50.`,
  },
  VoucherKeyReused: 'Esta Idempotency-Key ya se usó para otro vale.',

  CodeUnknown: CODE_UNKNOWN,
  CodeNotForThis: ({ why }, promotion: Promotion) => misfitWords(why, promotion),
  PromotionExists: ({ promotion }) => `Ya hay un código ${promotion.code}. Termínelo primero o elija otra palabra.`,
  PromotionNotFound: 'No existe ese código, o ya se terminó.',

  TaxChangedMeanwhile: ({ currentCode }) =>
    `Otra persona cambió el impuesto de ${currentCode.name.toLowerCase()}. Revíselo de nuevo.`,
  TaxExempt: (name: string) =>
    `${name}: exento. Se vende por separado, sin impuesto, y aquí no se le puede poner una tasa.`,
  TaxRateNotFound: 'No existe esa tasa por confirmar: solo se confirma, una vez, la última que se puso.',
  ShippingChangedMeanwhile: ({ currentTerms }) =>
    `Otra persona cambió la tarifa: el envío cuesta ahora $${currentTerms.shipping}.`,

  GroupNotFound: 'No existe ese grupo.',
  GroupChanged: ({ group }) =>
    group.step
      ? `Se están cambiando los lugares de ${group.number}. ${GROUP_IS_CHANGING}`
      : `Mientras tanto, ${group.number} cambió. Revíselo de nuevo; no se hizo nada.`,
  GroupSeatsRefused: {
    because: (_facts, sentence: string) => sentence,
    unknown: 'Ahora no se pueden leer los lugares de este grupo. Inténtelo de nuevo en un minuto; no se hizo nada.',
  },
  NoGroupRate: (kind: RateKind) =>
    `Este recorrido todavía no tiene precio para ${kind === 'school' ? 'escuelas' : 'grupos de adultos'}. La gerencia lo pone en Precios.`,
  PupilsNeedAdults: ({ missing }) =>
    missing === 1
      ? 'Con los alumnos tiene que venir un adulto más.'
      : `Con los alumnos tienen que venir ${missing} adultos más.`,
  ManagersDecide: ({ field }) =>
    field === 'rate'
      ? 'La gerencia pone un precio diferente de la tarifa.'
      : field === 'withoutDeposit'
        ? 'La gerencia decide si un grupo viene sin anticipo.'
        : 'La gerencia da a un grupo un horario para él solo.',
  CountClosed: ({ since }) =>
    `El número de personas es definitivo desde el ${dayOf(since)}: solo pueden venir más personas.`,
  NothingToInvoice: 'Todo lo que debe este grupo ya está facturado.',
  AbovePurchaseOrder: ({ left }) =>
    left === 0 ? 'De la orden de compra ya no queda nada.' : `De la orden de compra solo quedan $${formatCents(left)}.`,
  CreditTooLarge: ({ left }) =>
    left === 0 ? 'De esta factura ya no queda nada.' : `De esta factura solo quedan $${formatCents(left)}.`,
  NothingDue: 'Este grupo no debe nada.',
  TooEarlyToWriteOff: 'Esto se da por perdido si es menos de $5.00, o 90 días después de su vencimiento.',
  NothingToReverse: 'No existe ese pago, o ya se anuló.',
  PaymentUnderWay: ({ cents }) =>
    `Hay un pago de $${formatCents(cents)} en curso. Nada se cobra dos veces. Vuelva a mirar en un minuto.`,
  NotAcceptedYet: 'Un grupo paga después de aceptar su cotización.',
  TooManyGroupAsks: ({ retryAfterSeconds }) => busyNetwork('muchas solicitudes de grupos', retryAfterSeconds),
  MyGroupChanged: ({ group }) =>
    group.step
      ? `Se están cambiando sus lugares. ${GROUP_IS_CHANGING}`
      : 'Mientras tanto, su grupo cambió. Revíselo de nuevo; no se hizo nada.',
  MySeatsRefused: {
    because: (_facts, sentence: string) => sentence,
    tooFew: (_facts, left: number) =>
      left === 1
        ? 'En sus horarios queda un lugar más. Si necesita más, llámenos.'
        : `En sus horarios quedan ${left} lugares más. Si necesita más, llámenos.`,
    noSeat: (_facts, missing: number) =>
      `${missing === 1 ? 'Una persona de su grupo no tiene' : `${missing} personas de su grupo no tienen`} lugar en estos horarios. Elija más horarios u otro día.`,
    ownStart: 'En su horario no viene nadie más. Llámenos, y buscamos otro igual.',
    unknown: 'Ahora no podemos leer sus lugares. Inténtelo de nuevo en un minuto; no se hizo nada.',
  },
  MoveClosed: ({ since }) =>
    `En esta página, los grupos se cambian hasta el ${dayOf(since)}. Llámenos, y cambiamos el suyo.`,
  SecureFirst:
    'Ya hay muchos lugares apartados para grupos. Los de su grupo se apartan en cuanto tengamos su anticipo o su orden de compra: llámenos.',
  GroupTermsChanged: 'Otra persona cambió las condiciones de los grupos. Revíselas de nuevo.',
} satisfies Sentences;
