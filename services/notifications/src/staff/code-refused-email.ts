import { signInCodeRefused } from '@hilltop/contracts/staff/sign-in-code-refused';
import { type Mail, on } from '../emails/mail.js';
import { readAddresses } from '../emails/read-addresses.js';
import { ReadMemberDocument } from '../generated/staff-queries.js';
import { composeNotice } from '../layout/notice.js';

export const codeRefusedMail: Mail = {
  kind: 'staff-code-refused',
  to: 'the holder of the account',
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
