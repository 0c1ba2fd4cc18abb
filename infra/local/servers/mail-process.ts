/** The mail catcher as a process of its own, whose crash does not crash the launcher. Settings come from the environment. */
import { mkdirSync } from 'node:fs';
import { MailDev } from 'maildev';

const { MAIL_HOST = '127.0.0.1', MAIL_DIRECTORY = '', SMTP_PORT = '0', WEB_PORT = '0' } = process.env;

mkdirSync(MAIL_DIRECTORY, { recursive: true });
const catcher = new MailDev({
  smtp: Number(SMTP_PORT),
  ip: MAIL_HOST,
  web: Number(WEB_PORT),
  webIp: '127.0.0.1',
  mailDirectory: MAIL_DIRECTORY,
  maxEmails: 1000,
  silent: true,
});
const { smtp, api } = await catcher.start();
process.stdout.write(
  `${JSON.stringify({ msg: 'ready', port: smtp.getAddress().port, webPort: api?.getAddress()?.port })}\n`,
);

process.on('SIGTERM', () => {
  // Open inbox pages keep their connections; do not wait for them.
  setTimeout(() => process.exit(0), 1000).unref();
  void catcher.stop().then(() => process.exit(0));
});
