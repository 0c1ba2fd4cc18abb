import MimeNode from 'nodemailer/lib/mime-node';
import { encode, wrap } from 'nodemailer/lib/qp';
import type { Attachment } from './composer.js';

/** Longest line of encoded content (RFC 2045). */
const LINE = /.{76}/g;

/** Part of a message as it goes over the wire: headers, an empty line, content; without the boundary around it. */
export type WrittenPart = string;

/** Text that people read, in UTF-8. Printable all the way, so that servers on the way change nothing. */
export function textPart(subtype: 'plain' | 'html', text: string): WrittenPart {
  const lines = text.replace(/\r\n?|\n/g, '\r\n');
  return `Content-Type: text/${subtype}; charset=utf-8\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n${wrap(encode(lines))}`;
}

const written = new WeakMap<Attachment, WrittenPart>();

/** A file, or an image that the HTML shows. One that goes with every e-mail is written once. */
export function attachmentPart(attachment: Attachment): WrittenPart {
  const known = written.get(attachment);
  if (known !== undefined) return known;
  const { filename, content, contentType, cid } = attachment;
  const node = new MimeNode(contentType, { filename, rootNode: new MimeNode() });
  if (cid !== undefined) node.setHeader('Content-ID', `<${cid}>`);
  node.setHeader('Content-Transfer-Encoding', 'base64');
  node.setHeader('Content-Disposition', cid === undefined ? 'attachment' : 'inline');
  const part = `${node.buildHeaders()}\r\n\r\n${Buffer.from(content).toString('base64').replace(LINE, '$&\r\n')}`;
  written.set(attachment, part);
  return part;
}

/**
 * Parts that belong together.
 *
 * @param boundary begins with `=_`, which no content does that is encoded (RFC 2045)
 */
export function groupPart(type: string, boundary: string, parts: readonly WrittenPart[]): WrittenPart {
  return `Content-Type: multipart/${type}; boundary="${boundary}"\r\n\r\n${between(boundary, parts)}`;
}

/** What stands below the headers of a group. */
export function between(boundary: string, parts: readonly WrittenPart[]): string {
  return `${parts.map((part) => `--${boundary}\r\n${part}\r\n`).join('')}--${boundary}--\r\n`;
}
