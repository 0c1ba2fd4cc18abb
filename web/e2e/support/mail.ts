import { type APIRequestContext, expect } from '@playwright/test';

export interface Mail {
  readonly subject: string;
  readonly to: readonly { readonly address: string }[];
  readonly attachments?: readonly { readonly filename: string; readonly contentType: string }[];
  readonly headers: Readonly<Record<string, string>>;
  readonly html: string;
  readonly text: string;
}

function inboxUrl(): string {
  const url = process.env.INBOX_URL;
  if (!url) throw new Error('INBOX_URL is not set: it names the mail catcher');
  return url;
}

/** Every mail to an address, by the mail catcher's HTTP API. */
export async function mailsTo(request: APIRequestContext, address: string): Promise<readonly Mail[]> {
  const response = await request.get(`${inboxUrl()}/api/email`);
  const mails = (await response.json()) as readonly Mail[];
  return mails.filter(({ to }) => to.some((each) => each.address === address));
}

/** The only mail to an address, once it has arrived. */
export async function theMailTo(request: APIRequestContext, address: string): Promise<Mail> {
  await expect.poll(async () => (await mailsTo(request, address)).length).toBe(1);
  const [mail] = await mailsTo(request, address);
  if (mail === undefined) throw new Error(`The mail to ${address} is gone`);
  return mail;
}
