import { messageReceived } from '@hilltop/contracts/contact/message-received';
import { subjectLabel } from '@hilltop/contracts/house/contact-subjects';
import { wordsNow } from '@hilltop/platform/outcome/in-language';
import { plainName } from '@hilltop/platform/values/quoted-text';
import { type ComposedEmail, type Mail, on } from '../emails/mail.js';
import { readAddresses } from '../emails/read-addresses.js';
import type { Environment } from '../env.js';
import {
  type MessageFragment as Message,
  MessageAddressDocument,
  ReadMessageDocument,
} from '../generated/contact-queries.js';
import { HOUSE_NAME, type House } from '../house/house.js';
import { emailPage } from '../layout/email-page.js';
import { type Fact, factTable } from '../layout/fact-table.js';
import { html, lines } from '../layout/html.js';
import { MASTHEAD } from '../layout/masthead.js';
import { COLOURS, FACES } from '../layout/palette.js';
import { block, heading, signature } from '../layout/plain-text.js';
import { sheet } from '../layout/sheet.js';
import { spanish } from './message-emails.es.js';

/** The labels that the form shows. */
const english = {
  about: 'About',
  whatIsWritten: 'Message',
  subjectTerm: 'Subject',
  subjectOf: (id: string) => subjectLabel(id) ?? 'Other',
  title: 'Message received',
  subject: 'We received your message',
  lead: "Thank you for your message. We'll get back to you soon.",
  body: 'We read every message and will reply to this address.',
  why: 'You’re receiving this e-mail because someone sent us a message with this address.',
};

const texts = () => wordsNow(english, { es: spanish });

type Settings = Pick<Environment, 'PUBLIC_URL' | 'STAFF_INBOX'>;

export const messageForStaffMail: Mail = {
  kind: 'contact-for-staff',
  to: 'the inbox of staff (`STAFF_INBOX`)',
  forStaff: true,
  events: [
    on(messageReceived, 'notifications-message', {
      when: 'A visitor sends a message',
      about: ({ data }) => data.messageId,
      cause: 'house',
    }),
  ],
  async compose(id, house, { contact, settings }) {
    const { contactMessage: message } = await contact.read(ReadMessageDocument, { id });
    return message ? composeForStaff(message, settings, house) : undefined;
  },
  recipients: async (ids, { settings }) => new Map(ids.map((id) => [id, settings.STAFF_INBOX])),
};

export const acknowledgementMail: Mail = {
  kind: 'contact-acknowledgement',
  to: 'its sender',
  events: [
    on(messageReceived, 'notifications-message', {
      when: 'A visitor sends a message',
      about: ({ data }) => data.messageId,
      cause: 'unverified',
    }),
  ],
  async compose(id, house, { contact, settings }) {
    const { contactMessage: message } = await contact.read(ReadMessageDocument, { id });
    return message ? composeAcknowledgement(message, settings, house) : undefined;
  },
  recipients: readAddresses('contact', MessageAddressDocument, ({ contactMessage }) => contactMessage?.email),
};

export function composeForStaff(message: Message, { PUBLIC_URL, STAFF_INBOX }: Settings, house: House): ComposedEmail {
  const name = `${message.firstName} ${message.lastName}`;
  const subject = english.subjectOf(message.subject);
  const facts: Fact[] = [
    ['From', name],
    ['E-mail', message.email],
    ['Phone', message.phone],
    ['Subject', subject],
  ];
  const page = { title: 'Message from the website', lead: `${subject}, from ${name}.` };
  const why =
    'You’re receiving this e-mail because this inbox gets the messages from our website. Your reply goes to the visitor.';
  return {
    to: { name: HOUSE_NAME, address: STAFF_INBOX },
    replyTo: { name, address: message.email },
    subject: `${subject}: ${name}`,
    ...body(message.message, { ...page, why, facts, house, publicUrl: PUBLIC_URL }),
  };
}

/** It does not quote the message: anyone can enter anyone's address, and we must not relay strangers' texts to it. */
export function composeAcknowledgement(message: Message, { PUBLIC_URL }: Settings, house: House): ComposedEmail {
  const { title, lead, subject, body: said, why, subjectTerm, subjectOf } = texts();
  const facts: Fact[] = [[subjectTerm, subjectOf(message.subject)]];
  return {
    to: { name: plainName(`${message.firstName} ${message.lastName}`), address: message.email },
    subject,
    ...body(said, {
      title,
      lead,
      why,
      facts,
      house,
      publicUrl: PUBLIC_URL,
    }),
  };
}

interface Page {
  readonly title: string;
  readonly lead: string;
  readonly why: string;
  readonly facts: readonly Fact[];
  readonly house: House;
  readonly publicUrl: string;
}

function body(message: string, page: Page): Pick<ComposedEmail, 'text' | 'html' | 'attachments'> {
  const { title, lead, why, facts, house, publicUrl } = page;
  const quoted = html`<p style="margin:0;font-family:${FACES.text};font-size:17px;line-height:1.55;color:${COLOURS.ink}">${lines(message)}</p>`;
  return {
    text: [
      title.toUpperCase(),
      lead,
      block(texts().about, facts),
      `${heading(texts().whatIsWritten)}\n${message}`,
      signature(house, publicUrl),
      `${why}\n`,
    ].join('\n\n'),
    html: emailPage({
      preview: lead,
      title,
      lead,
      shown: sheet(factTable(facts)),
      read: quoted,
      why,
      house,
      publicUrl,
    }),
    attachments: [MASTHEAD],
  };
}
