import { timeInSpanish } from './opening/schedule/start-times.js';

const CAN_HAVE = {
  accessNeeds: 'Las necesidades de accesibilidad pueden',
  specialRequests: 'Las peticiones especiales pueden',
  additionalNotes: 'Las notas adicionales pueden',
  firstName: 'El nombre puede',
  lastName: 'El apellido puede',
  guestName: 'El nombre puede',
  signedBy: 'El nombre del adulto que firma por un niño puede',
  foodRestaurant: 'El restaurante puede',
  foodDetails: 'El pedido puede',
  foodAddress: 'La dirección de entrega puede',
  foodTime: 'La hora de entrega puede',
  words: 'Sus palabras pueden',
  writer: 'El nombre puede',
  privateWords: 'Lo que le cuenta a la casa puede',
};

const NAMES = {
  firstName: 'El nombre',
  lastName: 'El apellido',
  guestName: 'El nombre',
  signedBy: 'El nombre del adulto que firma por un niño',
};

export const spanish = {
  long: (name: keyof typeof CAN_HAVE, most: number) => `${CAN_HAVE[name]} tener ${most} caracteres como máximo`,
  short: (name: keyof typeof NAMES) => `${NAMES[name]} debe tener al menos 2 caracteres`,
  unreadable: (name: keyof typeof NAMES) => `${NAMES[name]} no tiene letras`,
  phone: 'Escriba un número de teléfono válido',
  waiver: 'Para continuar, debe aceptar la exención de responsabilidad',
  unpaid: 'Una reservación se paga: paymentStatus debe ser “paid”',
  noHoldId: 'Este no es el id de unos lugares apartados',
  noSuchHold: 'No existen los lugares apartados que se iban a cambiar',
  holdId: 'El id de unos lugares apartados debe ser un UUID',

  noSuchTour: 'Este recorrido no existe',
  time: 'Elija un horario',
  otherTimes: (most: number) => `Puede elegir ${most} horarios más como máximo`,
  ticketType: 'Indique el tipo de boleto',
  noSuchType: 'No hay boletos de este tipo',
  tickets: 'Indique quiénes vienen',
  typesOnce: 'Indique cada tipo de boleto una sola vez',
  wholeGuests: 'El número de personas debe ser un número entero',
  noGuests: 'El número de personas debe ser 0 o más',
  smallParty: 'El grupo debe ser de al menos 1 persona',
  largeParty: (most: number) => `El grupo puede ser de ${most} personas como máximo`,
  largeForTour: (most: number) => `En este recorrido, el grupo puede ser de ${most} personas como máximo`,
  offeredSeats: (seats: number) => `Le apartamos ${seats} ${seats === 1 ? 'lugar' : 'lugares'} como máximo`,
  offeredGuests: (guests: number) =>
    `Los lugares apartados para usted son para ${guests} ${guests === 1 ? 'persona' : 'personas'} como máximo`,

  declined: 'Su banco rechazó el pago.',
  slowCharge: 'El pago de la diferencia tardó demasiado.',
  noCard:
    'Esta visita no se pagó con ninguna tarjeta, así que la diferencia no se puede cobrar a una. Se puede pagar con tarjeta en la página de la visita.',
  otherPrice: 'Estos boletos tienen otro precio hoy',

  noQuestion: 'Este no es el id de una pregunta',
  manyAnswers: (most: number) => `Puede haber ${most} respuestas como máximo`,
  twice: 'Esta pregunta se respondió dos veces',
  unanswered: 'Responda esta pregunta',
  noSuchGuest: (guests: number) => `Este grupo tiene personas de la 1 a la ${guests}`,
  askedOnce: 'Esto se pregunta una sola vez a todo el grupo',
  longAnswer: (most: number) => `Una respuesta puede tener ${most} caracteres como máximo`,
  option: 'Elija una de las opciones',
  yesOrNo: 'Elija sí o no',
  origin: 'Escriba un código postal de cinco dígitos o un país',

  noSuchDish: 'No hay ningún platillo así',
  wholeCount: 'La cantidad debe ser un número entero',
  smallCount: 'La cantidad debe ser al menos 1',
  largeCount: (most: number) => `La cantidad puede ser ${most} como máximo`,
  noSuchRestaurant: 'No hay ningún restaurante así',
  manyDishes: (most: number) => `Un pedido puede tener ${most} platillos como máximo`,
  smallForFood: (least: number) => `Se puede pedir comida para grupos de ${least} personas o más`,
  noDish: 'Elija al menos un platillo, o sin comida',
  dishesOf: (restaurant: string) => `Elija platillos de ${restaurant}`,
  dishInWords: (restaurant: string, example: string) =>
    `Escriba cada platillo de ${restaurant} con su cantidad y su nombre, como ${example}`,
  totalWithoutFood: 'Sin restaurante, el total de la comida debe ser 0.00',
  foodTime: (time: string) => `La comida de este recorrido se entrega en este horario: ${timeInSpanish(time)}`,
  foodAddress: (address: string) => `La comida se entrega en ${address}`,
  restaurantClosed: (restaurant: string) =>
    `Por ahora no se puede pedir comida de ${restaurant}. Elija otro restaurante, o sin comida.`,
  noRestaurants: 'Aquí no se puede pedir comida: foodOrderPlatform debe ser none.',
  restaurants: (codes: string) => `foodOrderPlatform debe ser uno de estos: ${codes}.`,

  wholeRevision: 'La revisión debe ser un número entero',
  revision: 'La revisión debe ser 0 o más',
  oneChange: 'Indique un solo cambio: otro horario, otro grupo, otra comida o una cancelación',
  noTime: 'Indique un horario',
  manyTimes: (most: number) => `Se puede preguntar por ${most} horarios a la vez como máximo`,
  sameTime: 'Este ya es el horario de su reservación',
  noCredit:
    'Solo un grupo cuyo horario cerramos puede conservar lo que pagó como vale de regalo, y solo con su propio enlace.',
  code: 'Un código de confirmación tiene ocho letras y números, como HT-7K4M-9QXW',
  noAddress:
    'No hay ningún correo electrónico para un enlace nuevo. Llámenos o escríbanos desde nuestra página de contacto.',
  noTicket: 'Esta reservación está cancelada, así que no tiene boleto.',
  waiverVersion: 'El texto de la exención de responsabilidad cambió. Vuelva a cargar la página',
  signedAlready: (guest: string) =>
    `La firma de ${guest} ya está. Para otra persona con el mismo nombre, agregue un segundo nombre`,

  wholeStars: 'Las estrellas son un número entero de 1 a 5',
  stars: 'Las estrellas van de 1 a 5',
  writer: 'Escriba un nombre',
  noWords: 'Escriba unas palabras',

  groupId: 'El id de un grupo debe ser un UUID',
  groupNumber: 'Indique el grupo',
  organization: 'Escriba el nombre de la organización',
  fewPerGuide: 'Un guía lleva 1 persona o más',
  manyPerGuide: (most: number) => `Un guía lleva ${most} personas como máximo`,
  wholePeople: (of: 'pupils' | 'adults') =>
    `El número de ${of === 'pupils' ? 'alumnos' : 'adultos'} debe ser un número entero`,
  partSize: (most: number) => `Una parte tiene de 1 a ${most} personas`,
  noStart: 'Indique un horario',
  manyParts: (most: number) => `Un grupo tiene ${most} partes como máximo`,
  startsOnce: 'Indique cada horario una sola vez',
  noGroups: 'Este recorrido se vende por grupo completo: no recibe grupos de escuelas ni de organizaciones',
  groupBooked: 'Este grupo ya está reservado',
  heldUntil: 'Los lugares se apartan hasta un momento que no haya pasado, y a más tardar hasta el primer recorrido',
};
