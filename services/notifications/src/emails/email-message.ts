import { traceHeaders } from '@hilltop/platform/telemetry/trace-context';
import type { SendMailOptions } from 'nodemailer';
import type { ComposedEmail, Correspondent } from './composer.js';

/** Line breaks, other control characters, and bidirectional controls. */
const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/** Text for a header, always on one line. */
export function headerText(text: string): string {
  return text.replace(UNPRINTABLE, ' ').replace(/\s+/g, ' ').trim();
}

/**
 * The e-mail as the mail library sends it. Its Message-ID is the same at every attempt. It carries the current trace, so
 * that ops can find what led to an e-mail.
 */
export function emailMessage(email: ComposedEmail, from: string, messageId: string): SendMailOptions {
  const { to, replyTo, subject, text, html, attachments, headers } = email;
  return {
    from,
    to: correspondent(to),
    ...(replyTo && { replyTo: correspondent(replyTo) }),
    subject: headerText(subject),
    messageId,
    // Keeps automatic replies away.
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All', ...traceHeaders(), ...headers },
    xMailer: false,
    text,
    html,
    // Plain ASCII, so that no server in between changes it.
    textEncoding: 'quoted-printable',
    attachments: attachments.map((file) => ({
      ...file,
      contentDisposition: file.cid === undefined ? 'attachment' : 'inline',
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function correspondent({ name, address }: Correspondent): { name: string; address: string } {
  return { name: headerText(name), address };
}
