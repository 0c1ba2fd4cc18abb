import { type APIRequestContext, expect } from '@playwright/test';

export interface Mail {
  readonly id: string;
  readonly subject: string;
  readonly to: readonly { readonly address: string }[];
  readonly attachments?: readonly { readonly generatedFileName: string; readonly contentType: string }[];
  readonly headers: Readonly<Record<string, string>>;
  readonly html: string;
  readonly text: string;
}

function inboxUrl(): string {
  const url = process.env.INBOX_URL;
  if (!url) throw new Error('INBOX_URL is not set: it names the mail catcher');
  return url;
}

/** From the mail catcher's HTTP API. */
export async function allMails(request: APIRequestContext): Promise<readonly Mail[]> {
  const response = await request.get(`${inboxUrl()}/api/email`);
  return (await response.json()) as readonly Mail[];
}

export async function mailsTo(request: APIRequestContext, address: string): Promise<readonly Mail[]> {
  const mails = await allMails(request);
  return mails.filter(({ to }) => to.some((each) => each.address === address));
}

/** The only mail to an address, once it has arrived. */
export async function theMailTo(request: APIRequestContext, address: string): Promise<Mail> {
  await expect.poll(async () => (await mailsTo(request, address)).length).toBe(1);
  const [mail] = await mailsTo(request, address);
  if (mail === undefined) throw new Error(`The mail to ${address} is gone`);
  return mail;
}

export function eventMinutes(file: string): number {
  const time = (name: string) => {
    const stamp = new RegExp(`^${name}:(\\d{8}T\\d{6}Z)`, 'm').exec(file)?.[1] ?? '';
    return Date.parse(stamp.replace(/(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)/, '$1-$2-$3T$4:$5:$6'));
  };
  return (time('DTEND') - time('DTSTART')) / 60_000;
}

/** The calendar files mailed to an address, oldest first. */
export async function calendarEntries(request: APIRequestContext, address: string) {
  const files = (await mailsTo(request, address)).flatMap(({ id, attachments = [] }) =>
    attachments
      .filter(({ contentType }) => contentType === 'text/calendar')
      .map(({ generatedFileName }) => `${inboxUrl()}/api/email/${id}/attachment/${generatedFileName}`),
  );
  return Promise.all(
    files.map(async (url) => {
      const file = await (await request.get(url)).text();
      const said = (name: string) => new RegExp(`^${name}:(.*?)\\r?$`, 'm').exec(file)?.[1];
      const event = { method: said('METHOD'), uid: said('UID'), sequence: Number(said('SEQUENCE')) };
      return { ...event, start: said('DTSTART'), minutes: eventMinutes(file) };
    }),
  );
}

/** The path of the waiting list's link in the latest mail to an address. */
export async function mailedWaitlistPath(request: APIRequestContext, address: string): Promise<string> {
  const mail = (await mailsTo(request, address)).at(-1);
  return new URL(/http\S+\/waitlist\/\S+/.exec(mail?.text ?? '')?.[0] ?? '').pathname;
}

/** Confirms a party's place on the waiting list, as the link in its mail does. */
export async function confirmByMail(request: APIRequestContext, address: string): Promise<void> {
  const subject = async () => (await mailsTo(request, address)).at(-1)?.subject;
  await expect.poll(subject).toBe('Open this link to take your place in line');
  const confirmed = await request.post(`/api${await mailedWaitlistPath(request, address)}/confirm`);
  expect(confirmed.status(), await confirmed.text()).toBe(200);
}

export async function attachmentOf(request: APIRequestContext, mailId: string, fileName: string): Promise<Buffer> {
  return (await request.get(`${inboxUrl()}/api/email/${mailId}/attachment/${fileName}`)).body();
}
