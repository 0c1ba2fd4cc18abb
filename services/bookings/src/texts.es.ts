export const spanish = {
  guests: (count: number) => `${count} ${count === 1 ? 'persona' : 'personas'}`,
  minutes: (count: number) => `${count} ${count === 1 ? 'minuto' : 'minutos'}`,
  hours: (count: number) => `${count} ${count === 1 ? 'hora' : 'horas'}`,

  code: (name: string) => `Código ${name}`,
  unusedCode: (name: string) => `El código ${name} no descuenta nada aquí`,

  ticketSentIfFound:
    'Si el código y el correo electrónico son los de una reservación, su boleto y su enlace van en camino a ese correo.',
  newLinkSentIfFound:
    'Si el código y el correo electrónico son los de una reservación, sus enlaces anteriores ya no sirven, y uno nuevo va en camino a ese correo.',
  linksSentIfFound:
    'Si hay visitas reservadas con este correo electrónico, los enlaces de todas van en camino a ese correo.',
  ticketSent: 'Su boleto va en camino al correo electrónico de la reservación.',
  closureSent: 'Nuestro mensaje sobre el día cerrado va en camino al correo electrónico de la reservación.',
  newLinkSent: 'Este enlace ya no sirve. Uno nuevo va en camino al correo electrónico de la reservación.',
  unsubscribed: 'Ya no le escribiremos por correo electrónico después de una visita.',
};
