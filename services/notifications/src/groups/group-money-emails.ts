import type { CloudEvent } from '@hilltop/contracts/cloud-event';
import { wordsOfBill } from '@hilltop/contracts/house/document-words';
import { groupEntryWritten } from '@hilltop/contracts/orders/group-entry-written';
import { plainName, quotedText } from '@hilltop/platform/values/quoted-text';
import { type ComposedEmail, type Mail, on, type StaleEmail } from '../emails/mail.js';
import { readAddresses } from '../emails/read-addresses.js';
import type { Environment } from '../env.js';
import {
  type GroupBillFactsFragment as Bill,
  type GroupEntryNewsFragment as Entry,
  GroupEntryAddressDocument,
  GroupPayerAddressDocument,
  ReadGroupEntryDocument,
} from '../generated/orders-queries.js';
import { HOUSE_NAME, type House } from '../house/house.js';
import type { Fact } from '../layout/fact-table.js';
import { composeNotice } from '../layout/notice.js';
import { longDate } from '../tickets/ticket-times.js';
import { documentFile } from './document-file.js';
import { dollars } from './group-words.js';

type Settings = Pick<Environment, 'PUBLIC_URL'>;
type Written = CloudEvent<{ readonly cause: Entry['cause']; readonly entryId: string }>;

const WHY = 'You’re receiving this e-mail because this address was given to us for the bill of a group.';
/** Somebody who can write mails in our name must not be able to move a payment. */
const NO_NEW_ACCOUNT = 'We never mail a change of where to pay. If an e-mail says so, call us.';

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
  const title = isCredit ? `Credit note on ${invoice.number}` : `Invoice ${invoice.number}`;
  const due = invoice.dueOn === null ? '' : ` It is due on ${longDate({ tourDate: invoice.dueOn })}.`;
  const lead = isCredit
    ? `${dollars(cents)} is credited. ${dollars(openCents)} is left to pay.`
    : `${dollars(openCents)} is to pay.${openCents > 0 ? due : ''}`;
  const notice = composeNotice({
    title,
    lead,
    about: 'The bill',
    facts: billFacts(bill),
    action: isCredit ? 'See and print the credit note' : 'See and print the invoice',
    url: billUrl,
    next: NO_NEW_ACCOUNT,
    why: WHY,
    house,
    publicUrl: PUBLIC_URL,
  });
  const files = await documentFile(documentNumber, house, (issuer) => wordsOfBill(documentNumber, bill, issuer));
  return {
    to: { name: '', address },
    subject: `${title} of ${HOUSE_NAME}`,
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
  const givenBack = other === null ? `We gave back ${dollars(cents)}` : `We paid ${dollars(cents)} over to ${other}`;
  const title = isBack ? givenBack : `We have your payment of ${dollars(cents)}`;
  return {
    to: { name: plainName(organizerName), address: email },
    subject: `${title} (${groupNumber})`,
    ...composeNotice({
      title,
      lead: leadOf(isBack, other),
      about: 'Your group',
      facts: [
        ['Number', groupNumber],
        ['Organization', quotedText(organizationName)],
        ...(owedCents > 0 ? [['Still owed', dollars(owedCents)] as const] : []),
      ],
      action: 'See your group',
      url: groupUrl,
      next: owedCents > 0 ? 'The page says for what, and until when.' : 'Nothing is owed now.',
      why: WHY,
      house,
      publicUrl: PUBLIC_URL,
    }),
  };
}

function leadOf(isBack: boolean, other: string | null): string {
  if (other !== null) return isBack ? 'It pays for that group now.' : `It came over from ${other}.`;
  return isBack ? 'It went out today, or in the last days.' : 'Thank you.';
}

export function billFacts({ invoice, creditNotes, groupNumber, organizationName, starts, openCents }: Bill): Fact[] {
  return [
    ['Invoice', invoice.number],
    ['Group', groupNumber],
    ['For', quotedText(organizationName)],
    ...starts.map((start): Fact => ['Visit', `${longDate(start)}, ${start.tourTime}`]),
    ['Total', dollars(invoice.totalCents)],
    ...creditNotes.map(({ number, totalCents }): Fact => [`Credit note ${number}`, `−${dollars(totalCents)}`]),
    ['Left to pay', dollars(openCents)],
    ...(invoice.dueOn === null || openCents === 0 ? [] : [['Due', longDate({ tourDate: invoice.dueOn })] as const]),
  ];
}
