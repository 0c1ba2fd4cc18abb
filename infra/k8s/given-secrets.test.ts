import { describe, expect, it } from '@jest/globals';
import { givenProblems } from './given-secrets.ts';
import { givenSecrets, localSecrets } from './secrets.ts';

const real = {
  SMTP_URL: 'smtps://hilltop:a9Jw2kQz@mail.provider.net:465',
  S3_ACCESS_KEY: 'AKUVB7XQ2M4T',
  S3_SECRET_KEY: 'q7Zr0mVd3yKp8sLw1eHn',
  S3_READ_ACCESS_KEY: 'AKRD55PLWQ9C',
  S3_READ_SECRET_KEY: 'b4Tn6xGc0uJf2oYi5aMr',
  BACKUP_ACCESS_KEY: 'AKBK71HDESV3',
  BACKUP_SECRET_KEY: 'h8Xe1vPz9qSw4dKt7lCb',
  ALERT_PAGE_URL: 'https://hooks.provider.net/page/8f2c',
  ALERT_TICKET_URL: 'https://hooks.provider.net/ticket/51ab',
};

describe('the secrets that others hand out', () => {
  it('are taken when they are real', () => expect(givenProblems(real)).toEqual([]));

  it('may name a mail server that is asked for TLS', () => {
    const SMTP_URL = 'smtp://hilltop:a9Jw2kQz@mail.provider.net:587?requireTLS=true';
    expect(givenProblems({ ...real, SMTP_URL })).toEqual([]);
  });

  it('are all asked for', () => expect(givenProblems({})).toHaveLength(Object.keys(givenSecrets).length));

  it.each([
    ['SMTP_URL', 'smtp://mail:1025', 'names mail'],
    ['SMTP_URL', 'smtp://user:pw@smtp.example.com', 'placeholder'],
    ['SMTP_URL', 'smtp://smtp.provider.net', 'no password'],
    ['SMTP_URL', 'smtp://user:pw@smtp.provider.net:587', 'does not require TLS'],
    ['SMTP_URL', 'https://user:pw@smtp.provider.net', 'not a URL'],
    ['S3_SECRET_KEY', 'changeme', 'placeholder'],
    ['S3_SECRET_KEY', '<your secret key>', 'placeholder'],
    ['S3_SECRET_KEY', 'hilltop', 'too short'],
    ['BACKUP_SECRET_KEY', '   ', 'not set'],
    ['ALERT_PAGE_URL', 'http://hooks.provider.net/page', 'not a URL'],
  ])('refuse %s=%s', (name, value, problem) => {
    const problems = givenProblems({ ...real, [name]: value });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(problem);
    if (value.trim().length > 8) expect(problems[0]).not.toContain(value);
  });

  it('of the local overlay would not pass for real ones', () => {
    const { mail, reconciliation } = localSecrets((name) => (name.startsWith('identity-') ? 'a'.repeat(43) : name));
    expect(givenProblems({ ...real, ...mail })).not.toEqual([]);
    expect(givenProblems({ ...real, S3_SECRET_KEY: reconciliation?.S3_SECRET_KEY })).not.toEqual([]);
  });
});
