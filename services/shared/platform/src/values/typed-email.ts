import { domainToASCII } from 'node:url';
import { z } from 'zod';
import { usualFaults } from '../outcome/faults.en.js';
import { cleanLine } from './typed-text.js';

const LONGEST = 254;

/** HTML's rule for `type=email`, with a dot in the domain: no top-level domain takes mail, and `ada@gmail` is a slip. */
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/;

/** Removes invisible characters, straightens apostrophes (telephones type curly ones), and writes the domain as the DNS knows it. */
export function cleanEmail(typed: string): string {
  const text = cleanLine(typed)
    .replaceAll(/\p{DI}/gu, '')
    .replaceAll(/[‘’ʼ]/g, "'");
  const at = text.lastIndexOf('@') + 1;
  const domain = text.slice(at);
  // A domain of letters without accents stays as it was typed.
  return /^[\0-\x7f]*$/.test(domain) ? text : text.slice(0, at) + domainToASCII(domain);
}

export const isEmail = (text: string): boolean => text.length <= LONGEST && EMAIL.test(text);

export const emailField = z.string().overwrite(cleanEmail).refine(isEmail, usualFaults.email);

/** Null for a blank. */
export const optionalEmailField = z
  .string()
  .nullish()
  .transform((text) => (text && cleanEmail(text)) || null)
  .pipe(emailField.nullable());

/** Lower case and without `+tag`, so that one mailbox is one address (product.md §15.1). */
export function mailboxKey(address: string): string {
  const plain = address.trim().toLowerCase();
  const at = plain.lastIndexOf('@');
  const [name = ''] = plain.slice(0, Math.max(at, 0)).split('+');
  return name === '' ? plain : `${name}${plain.slice(at)}`;
}

/** The same in SQL. @param email SQL of an address */
export const mailboxKeySql = (email: string): string => `regexp_replace(lower(${email}), '^([^+@]+)[+][^@]*@', '\\1@')`;
