import { las } from '../../layout/phrases.es.js';

export const spanish = {
  subject: (time: string, tour: string) => `Mañana a ${las(time)}: ${tour}`,
  title: (time: string) => `Mañana a ${las(time)}`,
  arrive: (place: string, time: string) => `Llegue ${place} a más tardar a ${las(time)}.`,
  about: 'Su visita',
  guests: 'Personas',
  waivers: 'Exenciones por firmar',
  food: 'Comida',
  foodAt: (restaurant: string, time: string) => `${restaurant}, a ${las(time)}`,
  notice: 'Aviso',
  action: 'Abra su visita',
  next: (phone: string) =>
    `¿Surgió algo? La página de su visita dice qué puede cambiar todavía. Después, llame al ${phone} o escríbanos.`,
  sign: (url: string) => `Aquí se firma la exención de responsabilidad: ${url}`,
  why: 'Recibe este correo electrónico porque reservó esta visita.',
};
