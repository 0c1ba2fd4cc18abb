import { ARRIVE_EARLY_MINUTES } from '@hilltop/contracts/house/bounds';
import type { GroupReminderNewsFragment as Reminder } from '../generated/orders-queries.js';
import { dollars } from '../layout/money.js';
import { longDate } from '../tickets/ticket-times.js';
import { spanish as facts } from './group-facts.es.js';

export function spanish({ kind, days, group, bill }: Reminder, at: (moment?: string | null) => string) {
  const { quote, heldUntil, countFinalAt, money } = group;
  const open = dollars(bill?.openCents ?? 0);
  const due = bill?.invoice.dueOn ? longDate({ tourDate: bill.invoice.dueOn }) : '';
  switch (kind) {
    case 'quote_ends':
      return {
        title: 'Su cotización se vence pronto',
        lead: `Es válida hasta el ${at(quote?.validUntil)}. No apartamos ningún lugar hasta que la acepte.`,
        next: 'Si no van a venir, puede decirlo en la página.',
        action: 'Vea la cotización y acéptela',
      };
    case 'secure':
      return {
        title: days === 1 ? 'Mañana sus lugares vuelven a la venta' : 'Sus lugares todavía no están reservados',
        lead: `Los apartamos hasta el ${at(heldUntil)}.`,
        next:
          money.depositLeftCents > 0
            ? `Pague el anticipo de ${dollars(money.depositLeftCents)} o envíe una orden de compra.`
            : 'Envíe una orden de compra o llámenos.',
        action: 'Vea qué hacer',
      };
    case 'count':
      return {
        title: days === 1 ? 'Mañana su número de personas es final' : 'En una semana su número de personas es final',
        lead: `Contamos ${facts.people(group)}. Desde el ${at(countFinalAt)}, el número solo puede subir.`,
        next: 'Toda persona contada se factura, aunque no venga.',
        action: 'Cambie cuántas personas vienen',
      };
    case 'visit':
      return {
        title: 'Su visita es muy pronto',
        lead: `Llegue ${ARRIVE_EARLY_MINUTES} minutos antes de su primer recorrido.`,
        next: 'La página tiene un boleto para cada horario.',
        action: 'Vea sus boletos',
      };
    case 'due':
      return {
        title: `Pronto hay que pagar ${open}`,
        lead: `Pague a más tardar el ${due}.`,
        next: 'Si ya pagó, gracias: tardamos unos días en verlo.',
        action: 'Vea la factura',
      };
    case 'overdue':
      return {
        title: `Pago atrasado: ${open}`,
        lead: `Había que pagar a más tardar el ${due}.`,
        next: 'Si ya pagó, gracias: tardamos unos días en verlo. Si algo está mal en la factura, llámenos.',
        action: 'Vea la factura',
      };
  }
}
