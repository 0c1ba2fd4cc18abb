import type { SpanishQuestions } from '../../../kit/lib/site-content.js';

/** `visitor-questions.ts` in Spanish, by the English question. FOR A NATIVE READER TO SIGN OFF, with the other Spanish texts. */
export const questionsInSpanish: SpanishQuestions = {
  'How do I find the gate?': {
    questionEs: '¿Cómo encuentro el portón?',
    answerEs:
      'Desde Dallas o Fort Worth, tome la Texas 180 hasta Arlington; en la ciudad se llama Division Street. Busque dos torres de arenisca y un portón de hierro en el lado oeste de la ciudad.',
  },
  'Where do I park?': {
    questionEs: '¿Dónde me estaciono?',
    answerEs: 'El estacionamiento es gratis.',
  },
  'Which parking lot is nearest?': {
    questionEs: '¿Qué estacionamiento queda más cerca?',
    answerEs:
      'La casa todavía no ha dicho qué estacionamiento deben usar los visitantes. Pregunte cuando llame, escriba o reserve.',
  },
  'When should I be there?': {
    questionEs: '¿A qué hora debo llegar?',
    answerEs: 'Llegue quince minutos antes de su recorrido.',
  },
  'Where do we meet?': {
    questionEs: '¿Dónde nos encontramos?',
    answerEs: 'Su guía le espera en el portón.',
  },
  'Can I come without a car?': {
    questionEs: '¿Puedo ir sin carro?',
    answerEs: 'Todavía no podemos decir qué autobús, tren o viaje compartido para cerca.',
  },
  'The tunnel': { questionEs: 'El túnel', answerEs: 'El túnel tiene una rampa y pasamanos.' },
  'If you use a wheelchair or a cane': {
    questionEs: 'Si usa silla de ruedas o bastón',
    answerEs:
      'Díganoslo cuando reserve, en “Necesidades de accesibilidad”, con sus propias palabras. Su guía lo lee antes de que usted venga, y se borra un día después de su visita.',
  },
  'How many steps': {
    questionEs: 'Cuántos escalones',
    answerEs: 'Es una ladera, con escalones. Todavía no se ha contado cuántos hay en cada recorrido.',
  },
  'How far, and how steep': {
    questionEs: 'Qué tan lejos y qué tan empinado',
    answerEs: 'Todos los recorridos son a pie. Todavía no se ha medido cuánto se camina ni qué tan empinado es.',
  },
  'Places to sit': {
    questionEs: 'Dónde sentarse',
    answerEs: 'Todavía no podemos decir dónde puede sentarse en el camino. Pregunte antes de venir.',
  },
  Toilets: {
    questionEs: 'Baños',
    answerEs:
      'Todavía no podemos decir qué baños están abiertos a los visitantes, ni en cuáles cabe una silla de ruedas.',
  },
  Hearing: {
    questionEs: 'Audición',
    answerEs:
      'Todavía no podemos decir si hay un bucle magnético o audífonos. Díganoslo cuando reserve, y su guía lo sabrá de antemano.',
  },
  'Service animals': {
    questionEs: 'Animales de servicio',
    answerEs:
      'Un perro adiestrado para trabajar o hacer tareas para una persona con discapacidad va a todas partes adonde van los visitantes; también un caballo miniatura donde el camino lo permita. No cuesta nada y no necesita papeles. Si no es evidente, podemos preguntar dos cosas: si el animal se requiere por una discapacidad y qué trabajo o tarea aprendió a hacer. Debe estar bajo su control.',
  },
  Bags: { questionEs: 'Bolsas', answerEs: 'Traiga una bolsa pequeña. Deje las grandes en el carro, por favor.' },
  Strollers: {
    questionEs: 'Carriolas',
    answerEs: 'Al aire libre puede traer carriola. En el túnel es más fácil un portabebés.',
  },
  Dogs: {
    questionEs: 'Perros',
    answerEs: 'Deje su perro en casa, a menos que sea un animal de servicio: esos pueden ir adonde van los visitantes.',
  },
  'Rain, storm and ice': {
    questionEs: 'Lluvia, tormenta y hielo',
    answerEs:
      'Cuando el clima nos hace cerrar un día, le escribimos. Usted elige un horario que le apartamos, otro horario, o la devolución de todo su dinero.',
  },
  Photographs: {
    questionEs: 'Fotografías',
    answerEs: 'Puede tomar fotos para usted, sin tripié. En un recorrido privado hay tiempo para ellas.',
  },
  'If you are late': {
    questionEs: 'Si se le hace tarde',
    answerEs:
      'Llámenos o escríbanos desde el camino. El recorrido empieza a tiempo; donde se puede, usted se une sobre la marcha.',
  },
  Children: {
    questionEs: 'Niños',
    answerEs: 'Vienen con una persona adulta, que firma por ellos la exención de responsabilidad.',
  },
  'Can I just walk in?': {
    questionEs: '¿Puedo llegar sin reservación?',
    answerEs:
      'Todas las visitas son guiadas y hay pocos lugares. Reserve en línea, o llame o escriba y pregunte por hoy.',
  },
  'How long does it take?': {
    questionEs: '¿Cuánto dura?',
    answerEs: 'Un recorrido dura de 90 minutos a 3 horas. Cada uno dice cuánto dura.',
  },
  'Do we go into a tunnel?': {
    questionEs: '¿Entramos a un túnel?',
    answerEs: 'A un túnel se le puso una rampa y pasamanos, y se puede caminar por él.',
  },
  'Is it still a casino?': {
    questionEs: '¿Todavía es un casino?',
    answerEs: 'No. Es el campus de una universidad.',
  },
  'Can we eat there?': {
    questionEs: '¿Podemos comer ahí?',
    answerEs: 'Un grupo de diez o más puede hacer un pedido de comida con su reservación.',
  },
  'What if I lost my ticket?': {
    questionEs: '¿Y si perdí mi boleto?',
    answerEs:
      'En “Buscar mi reservación”, escriba el correo electrónico con el que reservó. Ahí llegan los enlaces de todas sus próximas visitas.',
  },
  'We are a school or a church group.': {
    questionEs: 'Somos un grupo de una escuela o de una iglesia.',
    answerEs: 'Llámenos o escríbanos, y buscamos un horario.',
  },
};
