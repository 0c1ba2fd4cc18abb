const facts = {
  order: 'Número de pedido',
  shipTo: 'Enviar a',
  pickup: 'Para recoger',
  atCounter: 'En el mostrador',
  shipping: 'Envío',
  tax: 'Impuesto sobre las ventas',
  refunded: 'Reembolsado',
  byCard: 'Con tarjeta',
};

const receipt = {
  title: 'Gracias por su pedido',
  subject: (order: string) => `Su pedido ${order}`,
  lead: (hasGoods: boolean, hasTours: boolean, expected: string) => {
    const said = hasTours
      ? 'Este correo electrónico es su recibo y su boleto.'
      : 'Este correo electrónico es su recibo.';
    if (hasGoods) return `Pronto preparamos su pedido. ${said}`;
    return hasTours ? `${expected}. ${said}` : said;
  },
  see: 'Vea su pedido; puede corregirlo hasta que esté empacado',
  byVouchers: 'Se pagó con vales. No se cobró a ninguna tarjeta.',
  nothing: 'No había nada que pagar. No se cobró a ninguna tarjeta.',
  charged: (sum: string) => `Se cobraron ${sum} a su tarjeta.`,
  demonstration: 'Esto es una demostración: no se hizo ningún pago.',
  item: (quantity: number, name: string, canceled: number, isPickedUp: boolean) =>
    [
      `${quantity} × ${name}`,
      ...(canceled > 0 ? [`cancelados: ${canceled}`] : []),
      ...(isPickedUp ? ['para recoger'] : []),
    ].join(', '),
  each: (sum: string, price: string) => `${sum} (${price} por pieza)`,
  paidBy: (last4: string) => `Se pagó con el vale …${last4}`,
  left: (sum: string, left: string) => `${sum} (quedan ${left} en el vale)`,
};

const gift = {
  of: (name: string) => `Vale de regalo para ${name}`,
  term: 'Vale de regalo para',
  mailed: (address: string, isSent: boolean) => (isSent ? `Se envió a ${address}` : `Se envía a ${address}`),
  atOnce: 'De inmediato',
};

const canceled = {
  subject: (order: string) => `Cancelación en su pedido ${order}`,
  lead: (quantity: number, name: string, order: string) =>
    `Cancelamos ${quantity} × ${name} de su pedido ${order}. Lo sentimos mucho.`,
  line: (quantity: number, name: string) => `Se canceló: ${quantity} × ${name}`,
  still: 'Sigue en su pedido',
  blocked: 'Llámenos o escríbanos: el vale está bloqueado.',
  toVoucher: (sum: string) => `Devolveremos ${sum} al vale con el que pagó.`,
  toBoth: (card: string, voucher: string) => `Devolveremos ${card} a la tarjeta con la que pagó y ${voucher} al vale.`,
  toCard: (sum: string) => `Devolveremos ${sum} a la tarjeta con la que pagó.`,
  demonstration: 'Esto es una demostración: no se hizo ningún pago, así que no hay nada que devolver.',
  nothing: 'No se pagó nada por esto.',
};

const parcel = {
  title: 'Su paquete va en camino',
  subject: (order: string) => `Su paquete va en camino: pedido ${order}`,
  about: 'Su paquete',
  leads: {
    parcel_sent: 'Su paquete ya salió.',
    parcel_corrected: 'Corregimos con quién se envía o su número. Estos son los datos correctos:',
  },
  sentWith: 'Enviado con',
  number: 'Número de rastreo',
  next: (phone: string) => `Si algo está mal, llámenos: ${phone}.`,
  where: 'Vea dónde está.',
  follow: (carrier: string) => `Siga el paquete con ${carrier}`,
};

const correction = {
  subject: (order: string) => `Cambio en su pedido ${order}`,
  leads: {
    delivery_corrected: (isStaff: boolean) =>
      isStaff
        ? 'Cambiamos la dirección a la que enviamos su pedido.'
        : 'En la página de su pedido se cambió la dirección a la que lo enviamos.',
    mailing_changed: (isStaff: boolean) =>
      isStaff
        ? 'Cambiamos cómo se envía un vale de regalo de su pedido.'
        : 'En la página de su pedido se cambió cómo se envía un vale de regalo.',
    line_switched: (isStaff: boolean) =>
      isStaff
        ? 'Cambiamos qué se envía de su pedido y qué se recoge.'
        : 'En la página de su pedido se cambió qué se envía y qué se recoge.',
  },
  about: 'Así está ahora',
  pickedUp: 'Se recoge en el mostrador',
  sent: 'Se envía',
  next: (phone: string) => `Si usted no pidió esto, llámenos de inmediato: ${phone}.`,
};

export const spanish = {
  facts,
  receipt,
  gift,
  canceled,
  parcel,
  correction,
  changed: 'Un cambio en su pedido',
  order: 'Su pedido',
  see: 'Vea su pedido',
  why: 'Recibe este correo electrónico porque se hizo un pedido con esta dirección.',
};
