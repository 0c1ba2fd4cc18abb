import { las, seats } from '../layout/phrases.es.js';

const LEAVE = 'Vea su lugar en la lista o salga de ella';
const SEE = 'Vea su lugar en la lista';
const NOT_HELD = {
  lead: 'Ya no le apartamos los lugares. No perdió su turno en la lista.',
  next: 'Si se vuelven a liberar lugares para todo su grupo, se los apartamos y le escribimos de inmediato.',
  action: LEAVE,
};
const AGAIN = 'Puede reservar otro horario o apuntarse en la lista otra vez.';

export const spanish = {
  offered: (guests: number, clock: string, start: string, end: string) => ({
    title: guests === 1 ? `Un lugar es suyo hasta ${las(clock)}` : `${seats(guests)} son suyos hasta ${las(clock)}`,
    lead: `Es para el ${start}. Hasta entonces, nadie más los puede tomar.`,
    next: `Si los rechaza, los lugares pasan de inmediato al siguiente grupo. Si no sabemos de usted, pasan a ese grupo el ${end}.`,
    action: 'Tome los lugares o rechácelos',
  }),
  declined: { title: 'Usted rechazó los lugares', ...NOT_HELD },
  offerEnded: (clock: string) => ({ title: `A ${las(clock)} se venció el tiempo de sus lugares`, ...NOT_HELD }),
  waiting: {
    title: 'Ya está en la lista de espera',
    lead: 'Cuando se liberen lugares para todo su grupo, se los apartamos y le escribimos de inmediato.',
    next: 'Apuntarse es gratis. Un grupo más pequeño puede pasar antes que usted dos veces como máximo. La lista se cierra una hora antes del recorrido. Si para entonces no se liberaron lugares, le avisamos.',
    action: LEAVE,
  },
  unconfirmed: {
    title: 'Abra este enlace para tomar su turno',
    lead: 'Pidió un turno en nuestra lista de espera. Lo tiene en cuanto abra el enlace.',
    next: 'El enlace sirve un día, y usted conserva el turno del momento en que se apuntó. Apuntarse es gratis. Si no pidió esto, no haga nada y su turno se borra.',
    action: 'Tome su turno',
  },
  closed: (times: number) => ({
    title: times === 1 ? 'Cerramos el horario que espera' : 'Cerramos los horarios que espera',
    lead: 'Lo sentimos mucho. En el horario que espera no hay recorrido.',
    next: 'Si al final sí abrimos, recupera su turno y le escribimos. También puede reservar otro horario.',
    action: LEAVE,
  }),
  ended: {
    accepted: {
      title: 'Sus lugares están reservados',
      lead: 'Usted tomó los lugares que le apartamos. Su boleto llega en otro correo electrónico.',
      next: 'Ya no está en la lista de espera. Esperamos su visita con gusto.',
      action: SEE,
    },
    expired: {
      title: 'Ya no está en la lista de espera',
      lead: 'Le apartamos lugares dos veces y no los tomó.',
      next: AGAIN,
      action: SEE,
    },
    left: {
      title: 'Ya no está en la lista de espera',
      lead: 'Quitamos a su grupo de la lista.',
      next: AGAIN,
      action: SEE,
    },
    closed: {
      title: 'No se liberaron lugares',
      lead: 'Lo sentimos mucho. La lista de espera ya se cerró porque falta menos de una hora para el recorrido.',
      next: 'Puede reservar otro horario. Nos daría mucho gusto verle.',
      action: SEE,
    },
  },
  about: 'Su grupo',
  why: 'Recibe este correo electrónico porque un grupo se apuntó en nuestra lista de espera con esta dirección.',
};
