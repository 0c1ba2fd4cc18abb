import type { SpanishQuestions } from '../../../kit/lib/site-content.js';

/** `visitor-questions.ts` in Spanish, by the English question. */
export const questionsInSpanish: SpanishQuestions = {
  'How do I find the mill?': {
    questionEs: '¿Cómo encuentro el molino?',
    answerEs: 'Desde el parque de Fernley Falls, siga Mill Road hasta el arroyo y cruce el puente cubierto.',
  },
  'Where do I park?': {
    questionEs: '¿Dónde me estaciono?',
    answerEs: 'En el campo al otro lado de la calle. Es gratis.',
  },
  'When should I be there?': {
    questionEs: '¿A qué hora debo llegar?',
    answerEs: 'Llegue quince minutos antes de su recorrido. Nos encontramos en la rueda.',
  },
  Stairs: {
    questionEs: 'Escaleras',
    answerEs:
      'El piso de las piedras está al nivel del patio. Dos escaleras empinadas, con barandal, llevan a los engranes y a los depósitos.',
  },
  'Noise and dust': {
    questionEs: 'Ruido y polvo',
    answerEs:
      'Las piedras hacen mucho ruido durante diez minutos de cada recorrido, y hay harina en el aire. Tenemos orejeras y cubrebocas.',
  },
  'Service animals': {
    questionEs: 'Animales de servicio',
    answerEs: 'Pueden ir adonde van los visitantes.',
  },
  'If you use a wheelchair or a cane': {
    questionEs: 'Si usa silla de ruedas o bastón',
    answerEs:
      'Díganoslo cuando reserve, en “Necesidades de accesibilidad”, con sus propias palabras. Su guía lo lee antes de que usted venga, y se borra un día después de su visita.',
  },
  'What to wear': {
    questionEs: 'Qué ponerse',
    answerEs:
      'Zapatos que no resbalen en pizarra mojada, el cabello largo recogido y ropa a la que no le importe la harina.',
  },
  Children: {
    questionEs: 'Niños',
    answerEs:
      'De cualquier edad, con una persona adulta que los lleve de la mano cerca de los engranes. La madre o el padre firma por ellos la exención de responsabilidad.',
  },
  Strollers: {
    questionEs: 'Carriolas',
    answerEs: 'Hasta el piso de las piedras. Para lo demás es mejor un portabebés.',
  },
  'Low water': {
    questionEs: 'Poca agua',
    answerEs:
      'En un agosto seco la rueda puede descansar. Entonces le mostramos las piedras a mano, y le escribimos antes.',
  },
  'Can I buy flour without a tour?': {
    questionEs: '¿Puedo comprar harina sin hacer un recorrido?',
    answerEs: 'Sí. La tienda del molino abre siempre que hay un recorrido, y envía harina por correo.',
  },
  'Can I bring my own grain?': {
    questionEs: '¿Puedo traer mi propio grano?',
    answerEs: 'Hasta un bushel, limpio y seco. Llame una semana antes, por favor.',
  },
  'Is the flour gluten free?': {
    questionEs: '¿La harina es sin gluten?',
    answerEs: 'No. El trigo pasa por todas las partes del molino.',
  },
};
