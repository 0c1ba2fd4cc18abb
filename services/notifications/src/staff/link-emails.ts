import { ENVIRONMENT } from '@hilltop/platform/environment/service-variables';
import { Inject, Injectable } from '@nestjs/common';
import { StaffClient } from '../clients.js';
import type { ComposedEmail, EmailComposer, StaleEmail } from '../emails/composer.js';
import { readAddresses } from '../emails/read-addresses.js';
import type { Environment } from '../env.js';
import {
  type LinkToMailFragment as AccountLink,
  LinkAddressDocument,
  ReadAccountLinkDocument,
} from '../generated/staff-queries.js';
import type { House } from '../house/house.js';
import { emailPage } from '../layout/email-page.js';
import { html } from '../layout/html.js';
import { MASTHEAD } from '../layout/masthead.js';
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

abstract class LinkEmail implements EmailComposer {
  abstract readonly kind: EmailComposer['kind'];
  protected abstract readonly wording: Wording;

  constructor(
    private readonly staff: StaffClient,
    private readonly settings: Settings,
  ) {}

  /** A link that was used, replaced or ended with its account is not mailed. */
  async compose(id: string, house: House): Promise<ComposedEmail | StaleEmail> {
    const { accountLink: link } = await this.staff.read(ReadAccountLinkDocument, { id });
    return link ? composeLink(link, this.wording, this.settings, house) : 'stale';
  }

  recipients(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    return readAddresses(this.staff, LinkAddressDocument, ({ accountLink }) => accountLink?.email, ids);
  }
}

@Injectable()
export class InvitationEmail extends LinkEmail {
  readonly kind = 'staff-invitation';
  protected readonly wording = invitation;

  constructor(staff: StaffClient, @Inject(ENVIRONMENT) settings: Settings) {
    super(staff, settings);
  }
}

@Injectable()
export class PasswordResetEmail extends LinkEmail {
  readonly kind = 'staff-password-reset';
  protected readonly wording = passwordReset;

  constructor(staff: StaffClient, @Inject(ENVIRONMENT) settings: Settings) {
    super(staff, settings);
  }
}

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
