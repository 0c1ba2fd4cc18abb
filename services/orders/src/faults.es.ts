import { writtenDate } from '@hilltop/platform/values/calendar-date';

const NAMES = {
  customerName: 'su nombre completo',
  customerPhone: 'su teléfono',
  address: 'la dirección',
  city: 'la ciudad',
  state: 'el estado',
  zipCode: 'el código postal',
  recipient: 'el nombre de quien recibe el vale',
  giver: 'su nombre',
  giftMessage: 'el mensaje',
  name: 'el nombre',
  phone: 'el número de teléfono',
  position: 'el puesto',
  orderNumber: 'el número de la orden',
  billAddress: 'la dirección',
  grade: 'el grado',
  groupNeeds: 'lo que necesita el grupo',
  note: 'la nota',
  extra: 'qué es',
  exemption: 'el motivo',
};

const atTheStart = (name: keyof typeof NAMES): string => NAMES[name].charAt(0).toUpperCase() + NAMES[name].slice(1);

const PEOPLE = { pupils: 'alumnos', adults: 'adultos' };

export const spanish = {
  required: (name: keyof typeof NAMES) => `Escriba ${NAMES[name]}`,
  long: (name: keyof typeof NAMES, most: number) => `${atTheStart(name)} puede tener ${most} caracteres como máximo`,
  unreadable: (name: 'customerName' | 'name') => `${atTheStart(name)} no tiene letras`,
  toSend: (name: 'customerPhone' | 'address' | 'city' | 'state' | 'zipCode') =>
    `Para enviar el pedido, escriba ${NAMES[name]}`,
  shipping: 'Un pedido que se envía lleva el costo del envío: agréguelo',

  session: 'El identificador de la sesión tiene de 8 a 128 letras, dígitos, guiones o guiones bajos',
  wholeQuantity: 'La cantidad tiene que ser un número entero',
  noQuantity: 'La cantidad tiene que ser 1 o más',
  highQuantity: (most: number) => `La cantidad puede ser ${most} como máximo`,
  product: 'Elija un producto',
  noSuchProduct: 'No existe ese producto',
  notACode: 'Esto no es un código',
  noGifts: 'Esta casa no recibe donativos',
  wholeDollars: 'La cantidad tiene que ser en dólares enteros',
  pastDay: 'Este día ya pasó. Elija hoy o un día posterior',
  lateDay: 'El día puede ser dentro de un año como máximo',
  nothingToBuy: 'En este carrito no hay nada que se pueda comprar ahora',
  nothingToPay: 'No hay nada que pagar',
  noWayToGet: 'Escriba adónde enviamos el pedido, o recójalo',
  largeOrder: (most: string) => `Un pedido puede sumar ${most} como máximo: pida primero una parte del carrito`,

  wholePeople: (who: keyof typeof PEOPLE) => `El número de ${PEOPLE[who]} tiene que ser un número entero`,
  earlyForGroup: (first: string) =>
    `Los grupos vienen a partir del ${writtenDate(first, 'es')}. Para un día anterior, llámenos`,
  lateForGroup: 'Los grupos vienen dentro de los próximos doce meses',
  longAddress: (most: number) => `Una dirección puede tener ${most} líneas como máximo`,
  time: 'Escriba una hora como 10:00 AM',
  noSuchTour: 'Este recorrido no existe',
  notForGroups: 'Los grupos no pueden venir a este recorrido',
  noLongerForGroups: 'Los grupos ya no pueden venir a este recorrido',
  day: 'Elija un día',
  manyDays: (most: number) => `Elija ${most} días como máximo`,
  smallToAsk: (least: number) =>
    `Un grupo tiene ${least} personas como mínimo. Si vienen menos, haga su reservación en línea`,
  small: (least: number) => `Un grupo tiene ${least} personas como mínimo`,
  large: (most: number) => `Un grupo tiene ${most} personas como máximo`,
  manyStarts: (most: number) => `Un grupo tiene ${most} horarios como máximo`,
  organization: 'Escriba el nombre de la organización',
  organizationKind: 'Elija qué es',
  noSuchOrganization: 'Esta organización no existe',
  manyAsks: (most: number) =>
    `Tenemos ${most} solicitudes con este correo electrónico, y primero respondemos esas. Si quiere hacer más, llámenos`,
  groupKeyReused: 'Esta clave ya se usó para otro grupo',
  filled: 'Deje vacío este campo',
  rulesChanged: 'Las reglas cambiaron. Vuelva a cargar la página',
  billTo: 'Escriba adónde se envía la factura',
  futureOrder: 'La fecha de la orden no puede ser después de hoy',
  smallOrder: (least: string) => `La orden tiene que ser por $${least} o más`,
  start: 'Elija un horario',
  sameStarts: 'Ya tiene estos horarios',
  noSuchTime: 'Ese día no hay tal horario',
  othersCome: 'En este horario ya vienen otras personas',
  fewSeats: (left: number) =>
    left === 0
      ? 'En este horario ya no hay lugares'
      : `En este horario ${left === 1 ? 'queda un lugar' : `quedan ${left} lugares`}`,
  otherAmount: (due: string) => `Ahora hay que pagar $${due}. Revíselo de nuevo; no se cobró nada`,
};
