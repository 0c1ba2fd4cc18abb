import { traceHeaders } from '@hilltop/platform/telemetry/trace-context';
import MimeNode from 'nodemailer/lib/mime-node';
import type { ComposedEmail, Correspondent } from './composer.js';
import { attachmentPart, between, groupPart, textPart, type WrittenPart } from './written-parts.js';

/** Line breaks, other control characters, and the marks that turn the direction of the text after them around. */
const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/** Text for a header: one line, whatever a guest has typed. */
export function headerText(text: string): string {
  return text.replace(UNPRINTABLE, ' ').replace(/\s+/g, ' ').trim();
}

/** An e-mail as it goes over the wire, and who hands it to whom. */
export interface WrittenEmail {
  readonly envelope: { from: string | false; to: string[] };
  readonly raw: Buffer;
}

/**
 * Writes an e-mail in one piece: streamed part by part it takes five times as long to make, and the mail server reads it
 * line by line. The headers, where guests' words stand, are the mail library's. Its Message-ID is the caller's, so that it
 * is the same at every attempt. It carries the trace under way, so that ops can find what led to an e-mail that somebody
 * asks about.
 */
export function emailMessage(email: ComposedEmail, from: string, messageId: string): WrittenEmail {
  const { to, replyTo, subject } = email;
  const { type, parts } = contentOf(email);
  const head = new MimeNode(`multipart/${type}`);
  head.setHeader({
    // Says to mailboxes that nobody waits for an "I am away".
    'Auto-Submitted': 'auto-generated',
    'X-Auto-Response-Suppress': 'All',
    ...traceHeaders(),
    From: from,
    To: correspondent(to),
    ...(replyTo && { 'Reply-To': correspondent(replyTo) }),
    Subject: headerText(subject),
    'Message-ID': messageId,
  });
  const headers = head.buildHeaders();
  if (!head.boundary) throw new TypeError('a message of several parts without a boundary');
  const { from: sender, to: recipients } = head.getEnvelope();
  return {
    envelope: { from: sender, to: recipients },
    raw: Buffer.from(`${headers}\r\n\r\n${between(head.boundary, parts)}`),
  };
}

/** Text and HTML as two forms of one thing, the images with the HTML, files beside both. */
function contentOf({ text, html, attachments }: ComposedEmail): { type: string; parts: WrittenPart[] } {
  const images = attachments.filter(({ cid }) => cid !== undefined);
  const files = attachments.filter(({ cid }) => cid === undefined);
  const page = textPart('html', html);
  const shown =
    images.length === 0
      ? page
      : groupPart('related; type="text/html"', '=_shown', [page, ...images.map(attachmentPart)]);
  const forms = [textPart('plain', text), shown];
  if (files.length === 0) return { type: 'alternative', parts: forms };
  return { type: 'mixed', parts: [groupPart('alternative', '=_forms', forms), ...files.map(attachmentPart)] };
}

function correspondent({ name, address }: Correspondent): { name: string; address: string } {
  return { name: headerText(name), address };
}
