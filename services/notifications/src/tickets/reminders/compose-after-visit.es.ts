import { people } from '../../layout/phrases.es.js';

export const spanish = {
  title: 'Ayer estuvo con nosotros',
  lead: 'Si gusta, deje unas palabras en el libro de visitas o díganos en privado qué debemos mejorar.',
  about: 'Su visita',
  cameIn: 'Entraron',
  guests: (count: number) => people(Math.max(count, 1)),
  action: 'Escriba en el libro de visitas',
  next: 'Se escribe una sola página, y el libro está abierto cuatro semanas después de la visita. Gracias por venir.',
  voucher: 'Un vale de regalo sirve para recorridos y para todo lo de la tienda.',
  giveVoucher: 'Regale un vale',
  why: (page: string) =>
    `Al reservar, marcó “Escríbanme una vez después de la visita”. Este es ese único correo electrónico. No me escriban más: ${page}`,
};
