import { seats } from '../layout/phrases.es.js';

export const spanish = {
  about: 'Su visita',
  toPay: 'A pagar',
  open: (guests: number, until: string) => ({
    title: guests === 1 ? `Pague su lugar antes del ${until}` : `Pague sus ${seats(guests)} antes del ${until}`,
    lead: 'Gracias por llamar. Hasta entonces, nadie más puede tomar sus lugares.',
    next: `Su boleto llega por correo electrónico en cuanto haya pagado. Si no paga, los lugares vuelven a la venta el ${until} y no se cobra nada.`,
    action: 'Pague sus lugares',
  }),
  ended: (guests: number) => ({
    title: guests === 1 ? 'Ya no apartamos su lugar' : `Ya no apartamos sus ${seats(guests)}`,
    lead: 'Se venció el tiempo para pagar y no se cobró nada.',
    next: 'Puede reservar otro horario, volver a llamarnos o escribirnos.',
    action: 'Vea qué pasó',
  }),
  why: 'Recibe este correo electrónico porque alguien nos llamó y dio esta dirección.',
};
