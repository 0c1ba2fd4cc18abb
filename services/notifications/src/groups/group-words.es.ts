import { ARRIVE_EARLY_MINUTES } from '@hilltop/contracts/house/bounds';
import type { GroupNewsFragment as News } from '../generated/orders-queries.js';
import { dollars } from '../layout/money.js';
import { spanish as facts } from './group-facts.es.js';

type Group = News['group'];

function news({ kind, group }: Pick<News, 'kind' | 'group'>, at: (moment?: string | null) => string) {
  const { quote, heldUntil, money } = group;
  switch (kind) {
    case 'quoted':
      return {
        title: `Su cotización: ${dollars(quote?.totalCents ?? 0)}`,
        lead: `Es válida hasta el ${at(quote?.validUntil)}. No apartamos ningún lugar hasta que la acepte.`,
        next: quote?.depositCents
          ? `En cuanto la acepte, apartamos sus lugares, y usted paga un anticipo de ${dollars(quote.depositCents)} o envía una orden de compra. Una cotización anterior ya no es válida.`
          : 'En cuanto la acepte, apartamos sus lugares. Una cotización anterior ya no es válida.',
        action: 'Vea la cotización y acéptela',
      };
    case 'accepted':
      return {
        title: 'Apartamos sus lugares',
        lead: `Son suyos hasta el ${at(heldUntil)}.`,
        next:
          money.depositLeftCents > 0
            ? `Para entonces, pague el anticipo de ${dollars(money.depositLeftCents)} o envíe una orden de compra. Si no, sus lugares vuelven a la venta y no se debe nada.`
            : 'Ahora los reservamos y le volvemos a escribir.',
        action: 'Vea qué sigue',
      };
    case 'order_sent':
      return {
        title: 'Ya tenemos su orden de compra',
        lead: `La revisamos y reservamos sus lugares. Están apartados hasta el ${at(heldUntil)}.`,
        next: 'Le escribimos en cuanto su visita esté reservada, y le llamamos si falta algo.',
        action: 'Vea su grupo',
      };
    case 'secured':
      return {
        title: 'Su visita está reservada',
        lead: `Llegue ${ARRIVE_EARLY_MINUTES} minutos antes de su primer recorrido. La página tiene un boleto para cada horario.`,
        next: `Ahí puede cambiar cuántas personas vienen. Desde el ${at(group.countFinalAt)}, el número solo puede subir.`,
        action: 'Vea sus boletos',
      };
    case 'changed':
      return {
        title: 'Su grupo cambió',
        lead: quote
          ? `Ahora son ${facts.people(group)}, por ${dollars(quote.totalCents)}.`
          : `Ahora son ${facts.people(group)}.`,
        next: 'Revise los días y los horarios de abajo. Si algo está mal, llámenos.',
        action: 'Vea su grupo',
      };
    case 'displaced':
      return {
        title: 'No abrimos el día de su visita',
        lead: 'Lo sentimos mucho. Le llamamos para buscar otro día, y su grupo queda como está hasta que usted decida.',
        next: 'Lo que pagó y su orden de compra se conservan para otro día, o le devolvemos todo. En la página también puede pasar a su grupo a otro día, o cancelar sin costo.',
        action: 'Cambie de día o cancele',
      };
    case 'restored':
      return {
        title: 'Sí abrimos el día de su visita',
        lead: `Su visita está reservada como estaba. Llegue ${ARRIVE_EARLY_MINUTES} minutos antes de su primer recorrido.`,
        next: 'Sus boletos son válidos otra vez. Si ese día ya no le conviene, llámenos.',
        action: 'Vea sus boletos',
      };
    case 'ended':
      return ended(group);
    default:
      return {
        title: 'Recibimos su solicitud',
        lead: 'Gracias. Buscamos horarios para su grupo y le respondemos con un precio por correo electrónico.',
        next: 'Todavía no hay nada reservado y no se debe nada. Si no pidió esto, no haga nada.',
        action: 'Vea su solicitud',
      };
  }
}

function ended({ ending, money }: Group) {
  const action = 'Vea qué pasó';
  const again = 'Si todavía quieren venir, llámenos: cotizamos de nuevo lo que esté disponible.';
  const owed = money.owedCents > 0 ? [`Todavía se deben ${dollars(money.owedCents)}: la página dice de qué.`] : [];
  const back = money.dueBackCents > 0 ? [`Le devolvemos ${dollars(money.dueBackCents)}.`] : [];
  const paid = [...owed, ...back].join(' ') || 'No se debe nada.';
  switch (ending) {
    case 'declined':
      return {
        title: 'No podemos recibir a su grupo',
        lead: `Lo sentimos mucho. ${paid}`,
        next: 'Llámenos si le conviene otro día.',
        action,
      };
    case 'quote_expired':
      return {
        title: 'Su cotización ya no es válida',
        lead: 'Nadie la aceptó a tiempo. No se debe nada.',
        next: again,
        action,
      };
    case 'hold_ended':
      return {
        title: 'Ya no apartamos sus lugares',
        lead: `No recibimos a tiempo un anticipo ni una orden de compra. ${paid}`,
        next: again,
        action,
      };
    case 'canceled':
      return {
        title: 'Su visita se canceló',
        lead: `Sus lugares quedaron libres. ${paid}`,
        next: 'Esperamos recibirles en otra ocasión.',
        action,
      };
    default:
      return {
        title: 'Su solicitud se retiró',
        lead: `Su grupo no viene. ${paid}`,
        next: 'Esperamos recibirles en otra ocasión.',
        action,
      };
  }
}

export const spanish = {
  news,
  about: 'Su grupo',
  why: 'Recibe este correo electrónico porque nos dieron esta dirección para un grupo.',
};
