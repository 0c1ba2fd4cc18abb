import { HOUSE_NAME } from '../house/house.js';

export const spanish = {
  invoice: (number: string) => `Factura ${number}`,
  credit: (number: string) => `Nota de crédito de la factura ${number}`,
  subject: (title: string) => `${title}, ${HOUSE_NAME}`,
  toPay: (open: string) => `Falta pagar ${open}.`,
  toPayBy: (open: string, day: string) => `Falta pagar ${open}, a más tardar el ${day}.`,
  credited: (credited: string, open: string) => `Se acreditaron ${credited}. Falta pagar ${open}.`,
  bill: 'La factura',
  seeCredit: 'Vea e imprima la nota de crédito',
  seeInvoice: 'Vea e imprima la factura',
  noNewAccount:
    'Nunca avisamos por correo que cambió el lugar donde se paga. Si un correo electrónico dice eso, llámenos.',
  owed: 'Todavía se debe',
  received: (sum: string) => `Recibimos su pago de ${sum}`,
  gaveBack: (sum: string) => `Devolvimos ${sum}`,
  paidOver: (sum: string, group: string) => `Pasamos ${sum} al grupo ${group}`,
  lead: (isBack: boolean, group: string | null) => {
    if (group !== null) return isBack ? 'Ahora es un pago de ese grupo.' : `Viene del grupo ${group}.`;
    return isBack ? 'Salió hoy o en los últimos días.' : 'Gracias.';
  },
  seeGroup: 'Vea su grupo',
  owedFor: 'La página dice de qué y hasta cuándo.',
  nothingOwed: 'Ahora no se debe nada.',
  why: 'Recibe este correo electrónico porque nos dieron esta dirección para la factura de un grupo.',
};
