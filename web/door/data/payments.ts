import { TakeMoneyDocument } from '../../generated/door-operations.js';
import { randomUuid } from '../../kit/lib/random-id.js';
import { ask } from './ask.js';
import type { DoorDatabase } from './door-database.js';
import { moneyWords, type Payment } from './payment.js';

/** The server's words, if it did not record the money. */
export interface PaymentAnswer {
  readonly refusal: string | null;
}

/** In the order in which the money was taken. */
export async function unsentPayments(database: DoorDatabase): Promise<Payment[]> {
  const payments = await database.getAll('payments');
  return payments.filter(({ isRecorded }) => !isRecorded).sort((one, other) => one.scan.sequence - other.scan.sequence);
}

/**
 * Sends what was taken, in order, and stops without an answer. What the server refused is a fault on this phone, and a scan
 * that tells the desk.
 * @param take throws without an answer
 */
export async function sendPayments(
  database: DoorDatabase,
  take: (payment: Payment) => Promise<PaymentAnswer>,
): Promise<void> {
  for (const payment of await unsentPayments(database)) {
    const answer = await take(payment).catch(() => undefined);
    if (answer === undefined) return;
    if (answer.refusal === null) await database.put('payments', { ...payment, isRecorded: true });
    else await keepRefused(database, payment, answer.refusal);
  }
}

async function keepRefused(database: DoorDatabase, payment: Payment, refusal: string): Promise<void> {
  const stores = ['payments', 'faults', 'scans', 'sequence'] as const;
  const transaction = database.transaction(stores, 'readwrite', { durability: 'strict' });
  const [payments, sequences] = [transaction.objectStore('payments'), transaction.objectStore('sequence')];
  // Another tab can have been answered first.
  if (await payments.get(payment.id)) {
    const { id, scan } = payment;
    const sequence = ((await sequences.get('last')) ?? 0) + 1;
    const took = moneyWords(payment);
    const told = { people: 0, verdict: 'ADMIT', overridden: false, checkMoney: true } as const;
    const reason = `${took} was taken and not recorded: ${refusal}`.slice(0, 500);
    await Promise.all([
      payments.delete(id),
      transaction.objectStore('faults').put({ id, fault: refusal, people: 0, took, deviceTime: scan.deviceTime }),
      sequences.put(sequence, 'last'),
      transaction.objectStore('scans').add({ ...scan, ...told, id: randomUuid(), sequence, reason }),
    ]);
  }
  await transaction.done;
}

/** Records money that was taken. A booking that changed and still owes the same is paid as it is now. @throws without an answer */
export async function takeMoney(database: DoorDatabase, payment: Payment): Promise<PaymentAnswer> {
  const { id: key, bookingId: id, amount, paidBy, revision } = payment;
  const { takeDoorPayment: answer } = await ask(TakeMoneyDocument, {
    ...{ id, key, input: { amount, paidBy, revision } },
  });
  if (answer.__typename === 'BookingChanged') return { refusal: null };
  if (answer.__typename === 'NotSignedIn' || answer.__typename === 'NotAllowed') throw new Error(answer.message);
  const current = answer.__typename === 'BookingChangedMeanwhile' ? answer.current : undefined;
  if (current?.toPay === amount && current.revision > revision) {
    // Stored first: sent again, it must be the same request.
    const again = { ...payment, revision: current.revision };
    await database.put('payments', again);
    return takeMoney(database, again);
  }
  const field = answer.__typename === 'InvalidInput' ? answer.fields[0]?.message : undefined;
  return { refusal: field ?? answer.message };
}
