import { type GivenSecret, givenSecrets } from './secrets.ts';

/** Reserved domains (RFC 2606), examples from manuals, and names that only a demo's own network knows. */
const placeholder = /example|changeme|change-me|placeholder|todo|dummy|secret$|password$|^x+$|[<>]|\.test\b|localhost/i;

const isUrl: Partial<Record<GivenSecret, RegExp>> = {
  SMTP_URL: /^smtps?:$/,
  ALERT_PAGE_URL: /^https:$/,
  ALERT_TICKET_URL: /^https:$/,
};

function problemOf(name: GivenSecret, value: string): string | undefined {
  if (value === '') return 'is not set';
  if (placeholder.test(value)) return 'is a placeholder';
  const protocol = isUrl[name];
  if (!protocol) return name.endsWith('SECRET_KEY') && value.length < 16 ? 'is too short for a secret' : undefined;
  if (!URL.canParse(value) || !protocol.test(new URL(value).protocol)) return `is not a URL (${protocol.source})`;
  const { hostname, password, protocol: scheme, searchParams } = new URL(value);
  if (!hostname.includes('.')) return `names ${hostname}, which the world does not know`;
  if (name === 'SMTP_URL' && password === '') return 'has no password';
  // Otherwise whoever strips STARTTLS reads the password and the e-mails.
  const mayBeClear = scheme === 'smtp:' && searchParams.get('requireTLS') !== 'true';
  return mayBeClear ? 'does not require TLS: use smtps:, or add ?requireTLS=true' : undefined;
}

/** Why these variables cannot be a real cluster's secrets, as sentences without values. */
export function givenProblems(variables: Readonly<Record<string, string | undefined>>): string[] {
  return (Object.keys(givenSecrets) as GivenSecret[]).flatMap((name) => {
    const problem = problemOf(name, variables[name]?.trim() ?? '');
    return problem ? [`${name} ${problem} (${givenSecrets[name]})`] : [];
  });
}
