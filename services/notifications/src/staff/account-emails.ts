import { accountLinkIssued } from '@hilltop/contracts/staff/account-link-issued';
import { signInCodeRefused } from '@hilltop/contracts/staff/sign-in-code-refused';
import { type ComposedEmail, type Mail, on } from '../emails/mail.js';
import { readAddresses } from '../emails/read-addresses.js';
import type { Environment } from '../env.js';
import {
  type LinkToMailFragment as AccountLink,
  LinkAddressDocument,
  ReadAccountLinkDocument,
  ReadMemberDocument,
} from '../generated/staff-queries.js';
import type { House } from '../house/house.js';
import { emailPage } from '../layout/email-page.js';
import { html } from '../layout/html.js';
import { MASTHEAD } from '../layout/masthead.js';
import { composeNotice } from '../layout/notice.js';
import { COLOURS, FACES } from '../layout/palette.js';
import { signature } from '../layout/plain-text.js';
import { sheet } from '../layout/sheet.js';
import { momentText } from '../tickets/ticket-times.js';

type Settings = Pick<Environment, 'PUBLIC_URL' | 'VENUE_TIME_ZONE'>;

interface Wording {
  readonly subject: string;
  readonly lead: string;
  readonly action: string;
  readonly why: string;
}

const invitation: Wording = {
  subject: 'Your Admin Panel account',
  lead: 'Your account for the Admin Panel is ready. Choose a password to sign in.',
  action: 'Choose a password',
  why: 'You’re receiving this e-mail because a manager added you to the staff. If you don’t work here, please ignore it.',
};

const passwordReset: Wording = {
  subject: 'Reset your password',
  lead: 'We received a request to reset the password of your account.',
  action: 'Choose a new password',
  why: 'You’re receiving this e-mail because someone entered this address. If it wasn’t you, you can ignore it. Nothing has changed.',
};

function linkMail(
  purpose: 'invitation' | 'password-reset',
  wording: Wording,
  words: { readonly to: string; readonly when: string },
): Mail {
  return {
    kind: `staff-${purpose}`,
    to: words.to,
    forStaff: true,
    events: [
      // Staff limits how many links are issued.
      on(accountLinkIssued, 'notifications-staff-link', {
        when: words.when,
        only: ({ data }) => data.purpose === purpose,
        about: ({ data }) => data.linkId,
        cause: 'house',
      }),
    ],
    stops: 'The link was used, replaced, or ended with its account',
    async compose(id, house, { staff, settings }) {
      const { accountLink } = await staff.read(ReadAccountLinkDocument, { id });
      return accountLink ? composeLink(accountLink, wording, settings, house) : 'stale';
    },
    recipients: readAddresses('staff', LinkAddressDocument, ({ accountLink }) => accountLink?.email),
  };
}

export const invitationMail = linkMail('invitation', invitation, {
  to: 'the new member of staff',
  when: 'A manager adds a person, or invites them again',
});

export const passwordResetMail = linkMail('password-reset', passwordReset, {
  to: 'the member of staff',
  when: 'Somebody asks for a new password with the address of an account',
});

/** The token is in the URL's fragment, which browsers do not send, so no log contains it. */
function composeLink(
  link: AccountLink,
  wording: Wording,
  { PUBLIC_URL, VENUE_TIME_ZONE }: Settings,
  house: House,
): ComposedEmail {
  const { subject, lead, action, why } = wording;
  const url = `${PUBLIC_URL.replace(/\/$/, '')}/admin#password=${link.token}`;
  const until = momentText(link.expiresAt, VENUE_TIME_ZONE);
  const rule = `The link works once, until ${until}.`;
  const text = `font-family:${FACES.text};font-size:17px;line-height:1.55;color:${COLOURS.ink}`;
  const read = html`<p style="margin:0 0 18px;${text}"><a href="${url}" style="color:${COLOURS.ink};font-weight:600">${action}</a></p>
<p style="margin:0;${text}">${rule}</p>`;
  return {
    to: { name: link.name, address: link.email },
    subject,
    text: [subject.toUpperCase(), lead, `${action}:\n${url}`, rule, signature(house, PUBLIC_URL), `${why}\n`].join(
      '\n\n',
    ),
    html: emailPage({
      preview: lead,
      title: subject,
      lead,
      shown: sheet(html`<p style="margin:0;${text}">For ${link.name}.</p>`),
      read,
      why,
      house,
      publicUrl: PUBLIC_URL,
    }),
    attachments: [MASTHEAD],
  };
}

export const codeRefusedMail: Mail = {
  kind: 'staff-code-refused',
  to: 'the holder of the account',
  forStaff: true,
  events: [
    // Staff limits how often that is.
    on(signInCodeRefused, 'notifications-staff-code-refused', {
      when: 'Somebody gives the right password of an account and a wrong code, at most once an hour',
      about: ({ data }) => data.accountId,
      cause: 'house',
      again: true,
    }),
  ],
  stops: 'The account is gone',
  async compose(id, house, { staff, settings }) {
    const { staffForMail: member } = await staff.read(ReadMemberDocument, { id });
    if (!member) return 'stale';
    const publicUrl = settings.PUBLIC_URL.replace(/\/$/, '');
    return {
      to: { name: member.name, address: member.email },
      subject: 'A wrong code at your sign-in',
      ...composeNotice({
        title: 'A wrong code at your sign-in',
        lead: 'Someone entered the password of your account, and then a wrong code. They were not let in.',
        about: 'The account',
        facts: [['Name', member.name]],
        next: 'If it was you, there is nothing to do. If it wasn’t, someone knows your password: sign in and choose another one on the page of your account. Nobody gets in without a code from your phone.',
        action: 'Open the Admin Panel',
        url: `${publicUrl}/admin`,
        why: 'You’re receiving this e-mail because your account asks for a code at sign-in. We send at most one an hour.',
        house,
        publicUrl,
      }),
    };
  },
  recipients: readAddresses('staff', ReadMemberDocument, ({ staffForMail }) => staffForMail?.email),
};
