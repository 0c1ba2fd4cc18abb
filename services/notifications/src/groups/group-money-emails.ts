import type { CloudEvent } from '@hilltop/contracts/cloud-event';
import { wordsOfBill } from '@hilltop/contracts/house/document-words';
import { groupEntryWritten } from '@hilltop/contracts/orders/group-entry-written';
import { wordsNow } from '@hilltop/platform/outcome/in-language';
import { plainName, quotedText } from '@hilltop/platform/values/quoted-text';
import { type ComposedEmail, type Mail, on, type StaleEmail } from '../emails/mail.js';
import { readAddresses } from '../emails/read-addresses.js';
import type { Environment } from '../env.js';
import {
  type GroupEntryNewsFragment as Entry,
  GroupEntryAddressDocument,
  GroupPayerAddressDocument,
  ReadGroupEntryDocument,
} from '../generated/orders-queries.js';
import { HOUSE_NAME, type House } from '../house/house.js';
import { dollars } from '../layout/money.js';
import { composeNotice } from '../layout/notice.js';
import { longDate } from '../tickets/ticket-times.js';
import { documentFile } from './document-file.js';
import { billFacts, factTexts } from './group-facts.js';
import { spanish } from './group-money-emails.es.js';
import { groupTexts } from './group-words.js';

type Settings = Pick<Environment, 'PUBLIC_URL'>;
type Written = CloudEvent<{ readonly cause: Entry['cause']; readonly entryId: string }>;

const english = {
  invoice: (number: string) => `Invoice ${number}`,
  credit: (number: string) => `Credit note on ${number}`,
  subject: (title: string) => `${title} of ${HOUSE_NAME}`,
  toPay: (open: string) => `${open} is to pay.`,
  toPayBy: (open: string, day: string) => `${open} is to pay. It is due on ${day}.`,
  credited: (credited: string, open: string) => `${credited} is credited. ${open} is left to pay.`,
  bill: 'The bill',
  seeCredit: 'See and print the credit note',
  seeInvoice: 'See and print the invoice',
  /** Somebody who can write mails in our name must not be able to move a payment. */
  noNewAccount: 'We never mail a change of where to pay. If an e-mail says so, call us.',
  owed: 'Still owed',
  received: (sum: string) => `We have your payment of ${sum}`,
  gaveBack: (sum: string) => `We gave back ${sum}`,
  paidOver: (sum: string, group: string) => `We paid ${sum} over to ${group}`,
  /** @param group the other one, which paid or is paid */
  lead: (isBack: boolean, group: string | null) => {
    if (group !== null) return isBack ? 'It pays for that group now.' : `It came over from ${group}.`;
    return isBack ? 'It went out today, or in the last days.' : 'Thank you.';
  },
  seeGroup: 'See your group',
  owedFor: 'The page says for what, and until when.',
  nothingOwed: 'Nothing is owed now.',
  why: 'You’re receiving this e-mail because this address was given to us for the bill of a group.',
};

/** Of bills and money. */
export const billTexts = () => wordsNow(english, { es: spanish });

const about = ({ data }: { readonly data: { readonly entryId: string } }): string => data.entryId;
const isDocument = ({ data: { cause } }: Written): boolean => cause === 'invoiced' || cause === 'credited';
const isMoney = ({ data: { cause } }: Written): boolean => cause === 'received' || cause === 'refunded';

export const groupDocumentMail: Mail = {
  kind: 'group-document',
  to: 'who pays for the group, or its organizer',
  events: [
    on(groupEntryWritten, 'notifications-group-entry', {
      when: 'An invoice or a credit note of a group is issued',
      only: isDocument,
      about,
      cause: 'house',
    }),
  ],
  async compose(id, house, { orders, settings }) {
    const { groupEntryMail: entry } = await orders.read(ReadGroupEntryDocument, { id });
    return entry ? composeBill(entry, entry.payerEmail, settings, house) : undefined;
  },
  recipients: readAddresses(
    'orders',
    GroupPayerAddressDocument,
    (read) => read.groupEntryMail?.payerEmail || undefined,
  ),
};

export const groupMoneyMail: Mail = {
  kind: 'group-money',
  to: 'who organizes the group',
  events: [
    on(groupEntryWritten, 'notifications-group-entry', {
      when: 'The desk writes down money of the group, or what it got back',
      only: isMoney,
      about,
      cause: 'house',
    }),
    on(groupEntryWritten, 'notifications-group-entry', {
      when: 'An invoice or a credit note goes to somebody else',
      only: isDocument,
      about,
      cause: 'house',
    }),
  ],
  stops: 'The document went to the organizer already; the organizer was erased',
  async compose(id, house, { orders, settings }) {
    const { groupEntryMail: entry } = await orders.read(ReadGroupEntryDocument, { id });
    if (!entry) return undefined;
    if (!entry.bill) return composeMoney(entry, settings, house);
    return entry.payerEmail === entry.email ? 'stale' : composeBill(entry, entry.email, settings, house);
  },
  recipients: readAddresses('orders', GroupEntryAddressDocument, (read) => read.groupEntryMail?.email || undefined),
};

/** @param address of who pays, or a copy to the organizer */
export async function composeBill(
  { bill, billUrl, documentNumber, cause, cents }: Entry,
  address: string,
  { PUBLIC_URL }: Settings,
  house: House,
): Promise<ComposedEmail | StaleEmail> {
  if (!bill || !billUrl || !documentNumber || address === '') return 'stale';
  const { invoice, openCents } = bill;
  const isCredit = cause === 'credited';
  const said = billTexts();
  const open = dollars(openCents);
  const title = isCredit ? said.credit(invoice.number) : said.invoice(invoice.number);
  const isDue = invoice.dueOn !== null && openCents > 0;
  const toPay = isDue ? said.toPayBy(open, longDate({ tourDate: invoice.dueOn })) : said.toPay(open);
  const notice = composeNotice({
    title,
    lead: isCredit ? said.credited(dollars(cents), open) : toPay,
    about: said.bill,
    facts: billFacts(bill),
    action: isCredit ? said.seeCredit : said.seeInvoice,
    url: billUrl,
    next: said.noNewAccount,
    why: said.why,
    house,
    publicUrl: PUBLIC_URL,
  });
  const files = await documentFile(documentNumber, house, (issuer) => wordsOfBill(documentNumber, bill, issuer));
  return {
    to: { name: '', address },
    subject: said.subject(title),
    ...notice,
    attachments: [...notice.attachments, ...files],
  };
}

function composeMoney(
  {
    cause,
    cents,
    groupNumber,
    otherGroupNumber: other,
    organizationName,
    organizerName,
    email,
    groupUrl,
    owedCents,
  }: Entry,
  { PUBLIC_URL }: Settings,
  house: House,
): ComposedEmail | StaleEmail {
  if (email === '') return 'stale';
  const isBack = cause === 'refunded';
  const said = billTexts();
  const sum = dollars(cents);
  const givenBack = other === null ? said.gaveBack(sum) : said.paidOver(sum, other);
  const title = isBack ? givenBack : said.received(sum);
  const { number, organization } = factTexts();
  return {
    to: { name: plainName(organizerName), address: email },
    subject: `${title} (${groupNumber})`,
    ...composeNotice({
      title,
      lead: said.lead(isBack, other),
      about: groupTexts().about,
      facts: [
        [number, groupNumber],
        [organization, quotedText(organizationName)],
        ...(owedCents > 0 ? [[said.owed, dollars(owedCents)] as const] : []),
      ],
      action: said.seeGroup,
      url: groupUrl,
      next: owedCents > 0 ? said.owedFor : said.nothingOwed,
      why: said.why,
      house,
      publicUrl: PUBLIC_URL,
    }),
  };
}
