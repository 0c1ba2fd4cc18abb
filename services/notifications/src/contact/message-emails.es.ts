import type { ContactSubject } from '@hilltop/contracts/house/contact-subjects';

const SUBJECTS: Readonly<Record<ContactSubject, string>> = {
  'tour-inquiry': 'Pregunta sobre recorridos',
  'group-booking': 'Reservación de grupo',
  'general-information': 'Información general',
  'store-inquiry': 'Pregunta sobre la tienda',
  'media-research': 'Prensa e investigación',
  other: 'Otro asunto',
};

const labels = new Map<string, string>(Object.entries(SUBJECTS));

export const spanish = {
  about: 'Sobre su mensaje',
  whatIsWritten: 'Mensaje',
  subjectTerm: 'Tema',
  subjectOf: (id: string) => labels.get(id) ?? SUBJECTS.other,
  title: 'Recibimos su mensaje',
  subject: 'Recibimos su mensaje',
  lead: 'Gracias por su mensaje. Pronto le respondemos.',
  body: 'Leemos todos los mensajes y le responderemos a esta dirección.',
  why: 'Recibe este correo electrónico porque alguien nos envió un mensaje con esta dirección.',
};
