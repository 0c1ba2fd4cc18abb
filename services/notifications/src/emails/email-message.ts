import { traceHeaders } from '@hilltop/platform/telemetry/trace-context';
import type { SendMailOptions } from 'nodemailer';
import type { ComposedEmail, Correspondent } from './composer.js';

/** Line breaks, other control characters, and the marks that turn the direction of the text after them around. */
const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/** Text for a header: one line, whatever a guest has typed. */
export function headerText(text: string): string {
  return text.replace(UNPRINTABLE, ' ').replace(/\s+/g, ' ').trim();
}

/**
 * An e-mail as the mail library wants it. Its Message-ID is the caller's, so that it is the same at every attempt. It
 * carries the trace under way, so that ops can find what led to an e-mail that somebody asks about.
 */
export function emailMessage(email: ComposedEmail, from: string, messageId: string): SendMailOptions {
  const { to, replyTo, subject, text, html, attachments } = email;
  return {
    from,
    to: correspondent(to),
    ...(replyTo && { replyTo: correspondent(replyTo) }),
    subject: headerText(subject),
    messageId,
    // Says to mailboxes that nobody waits for an "I am away".
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All', ...traceHeaders() },
    text,
    html,
    attachments: attachments.map((attachment) => ({ ...attachment })),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function correspondent({ name, address }: Correspondent): Correspondent {
  return { name: headerText(name), address };
}
