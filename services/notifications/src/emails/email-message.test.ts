import { randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type AddressObject, simpleParser } from 'mailparser';
import { createTransport } from 'nodemailer';
import type { ComposedEmail } from './mail.js';
import { emailMessage, headerText } from './mailer.js';

const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
const messageId = '<7d0f4a52-1f5c-4a4f-9f0a-1d5f5f3f2b10@hilltop.example>';

/** The e-mail as sent, and as a mail program parses it. */
async function posted(changes: Partial<ComposedEmail>) {
  const to = { name: 'Ada Example', address: 'ada@example.test' };
  const email = { to, subject: 'Your ticket', text: 'Hello', html: '<p>Hello</p>', attachments: [], ...changes };
  const { message } = await transport.sendMail(emailMessage(email, 'Hilltop <tours@hilltop.test>', messageId));
  const source = message.toString();
  return { source, mail: await simpleParser(source) };
}

const headers = (source: string) =>
  source
    .slice(0, source.indexOf('\r\n\r\n'))
    .split('\r\n')
    .filter((line) => !/^\s/.test(line))
    .map((line) => line.split(':')[0]);

const typed = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc
    .array(
      fc.constantFrom('\r\n', '\n', '\r', ',', ';', '"', '<', '>', '\\', 'é', '丘', '\u202e', '\0', 'Bcc: x@y.z', ' '),
    )
    .map((parts) => parts.join('')),
);

/** Lines that could break an encoding: dots, dashes, escapes, boundaries, long lines. */
const body = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('.', '..', '--', '--=_forms--', '=3D', '=', ' ', 'From me', 'x'.repeat(300), 'é 丘 '.repeat(40)),
);

describe('the message of an e-mail', () => {
  it('has the expected headers, and the Message-ID of its row', async () => {
    const { source, mail } = await posted({});
    expect(mail.messageId).toBe(messageId);
    expect(mail.headers.get('auto-submitted')).toBe('auto-generated');
    expect(headers(source).sort()).toEqual(
      [
        'Auto-Submitted',
        'Content-Type',
        'Date',
        'From',
        'MIME-Version',
        'Message-ID',
        'Subject',
        'To',
        'X-Auto-Response-Suppress',
      ].sort(),
    );
  });

  it('gets no extra header and no extra recipient from what a guest typed', async () => {
    const expected = headers((await posted({})).source).sort();
    await fc.assert(
      fc.asyncProperty(typed, typed, async (name, subject) => {
        const to = { name: `Ada${name}Bcc: eve@evil.test`, address: 'ada@example.test' };
        const { source, mail } = await posted({ to, subject: `Your ticket${subject}\r\nBcc: eve@evil.test` });
        expect(headers(source).sort()).toEqual(expected);
        const recipients = mail.to as AddressObject;
        expect(recipients.value.map(({ address }) => address)).toEqual(['ada@example.test']);
        expect(mail.bcc).toBeUndefined();
      }),
      { numRuns: 200 },
    );
  });

  it('gets none from the reply-to address', async () => {
    await fc.assert(
      fc.asyncProperty(typed, typed, async (name, noise) => {
        const replyTo = { name, address: `eve@evil.test${noise}Bcc: x@y.z` };
        const { source, mail } = await posted({ replyTo });
        expect(new Set(headers(source))).toEqual(new Set([...headers((await posted({})).source), 'Reply-To']));
        expect(mail.replyTo?.value).toHaveLength(1);
        expect(mail.bcc).toBeUndefined();
      }),
      { numRuns: 100 },
    );
  });

  it.each(['José Núñez', 'O’Hara, "Red"', '丘の上', 'a <b@c.test>'])('keeps the name %s', async (name) => {
    const { mail } = await posted({ to: { name, address: 'ada@example.test' } });
    expect((mail.to as AddressObject).value).toEqual([{ name, address: 'ada@example.test' }]);
  });
});

describe('the content of a message', () => {
  const masthead = {
    filename: 'mark.png',
    content: Buffer.from([1, 2, 3, 255]),
    contentType: 'image/png',
    cid: 'mark',
  };
  const code = { ...masthead, filename: 'code.png', content: randomBytes(5_000), cid: 'code' };
  const tour = { filename: 'tour.ics', content: 'BEGIN:VCALENDAR\r\n', contentType: 'text/calendar; charset=utf-8' };

  /** The message as a mail program parses it, without boundaries and dates, which differ from message to message. */
  const read = async (source: string) => {
    const { text, html, attachments } = await simpleParser(source);
    return {
      text,
      html,
      attachments: attachments.map(({ filename, contentType, contentDisposition, cid, related, content }) => ({
        ...{ filename, contentType, contentDisposition, cid, related },
        content: content.toString('hex'),
      })),
    };
  };

  it.each([
    ['nothing else', []],
    ['an image', [masthead]],
    ['a file', [tour]],
    ['images and a file', [masthead, code, tour]],
  ])('arrives unchanged, with %s', async (_, attachments) => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(body).map((lines) => lines.join('\n')),
        async (typedText) => {
          const [text, html] = [`Hello\n${typedText}.`, `<p>Hello ${typedText.replaceAll('<', '&lt;')}</p>\n`];
          const { source } = await posted({ text, html, attachments });
          const said = await read(source);
          expect(said.text?.trimEnd()).toBe(text.trimEnd());
          expect(said.attachments).toEqual(
            attachments.map(({ content, contentType, filename, ...file }) => ({
              filename,
              contentType: contentType.split(';')[0],
              contentDisposition: 'cid' in file ? 'inline' : 'attachment',
              cid: 'cid' in file ? file.cid : undefined,
              related: 'cid' in file || undefined,
              content: Buffer.from(content).toString('hex'),
            })),
          );
          expect(source.split('\r\n').every((line) => line.length <= 76 && /^[\x20-\x7e\t]*$/.test(line))).toBe(true);
        },
      ),
      { numRuns: 40 },
    );
  });
});

describe('text for a header', () => {
  it('is one line without bidirectional controls', () => {
    expect(headerText(' Ada\r\n\tBcc:\u202ex\u2028y \0')).toBe('Ada Bcc: x y');
  });
});
