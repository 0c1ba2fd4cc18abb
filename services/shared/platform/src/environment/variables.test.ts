import { readHouse } from '@hilltop/house/read-house';
import { describe, expect, it } from '@jest/globals';
import {
  booleanVariable,
  databaseUrlVariable,
  natsUrlVariable,
  portVariable,
  privateKeyVariable,
  publicKeyListVariable,
  smtpUrlVariable,
  urlListVariable,
  urlVariable,
  venueTimeZoneVariable,
} from './variables.js';

const accepts = (shape: { safeParse(text: string): { success: boolean } }, text: string): boolean =>
  shape.safeParse(text).success;

describe('environment variables', () => {
  it.each(['0', '8080', '65535'])('takes %s for a port', (text) => expect(portVariable.parse(text)).toBe(Number(text)));
  it.each(['-1', '65536', '80.5', '0x50', '1e3', ' 80', ''])('refuses %j for a port', (text) =>
    expect(accepts(portVariable, text)).toBe(false),
  );

  it('reads switches strictly', () => {
    expect(booleanVariable.parse('true')).toBe(true);
    expect(booleanVariable.parse('false')).toBe(false);
    for (const text of ['1', 'yes', 'TRUE', 'ture']) expect(accepts(booleanVariable, text)).toBe(false);
  });

  it('removes trailing slashes of URLs', () => {
    expect(urlVariable.parse('http://127.0.0.1:4101//')).toBe('http://127.0.0.1:4101');
    expect(urlListVariable.parse('http://a:1/, https://b/x/')).toEqual(['http://a:1', 'https://b/x']);
  });

  it('refuses lists without an entry', () => {
    for (const text of [',', ' , ']) {
      expect(accepts(urlListVariable, text)).toBe(false);
      expect(accepts(publicKeyListVariable, text)).toBe(false);
    }
  });

  it('refuses a list with one bad entry', () => {
    expect(accepts(publicKeyListVariable, `gateway:${'a'.repeat(43)},orders:short`)).toBe(false);
    expect(accepts(natsUrlVariable, 'nats://a:4222,http://b')).toBe(false);
  });

  it('accepts only real private keys, no passwords', () => {
    expect(accepts(privateKeyVariable, 'a'.repeat(43))).toBe(true);
    for (const text of ['a'.repeat(42), `${'a'.repeat(42)}=`, `gateway:${'a'.repeat(43)}`])
      expect(accepts(privateKeyVariable, text)).toBe(false);
  });

  it('checks the protocol of each URL', () => {
    expect(accepts(databaseUrlVariable, 'postgresql://user:pass@host/db')).toBe(true);
    expect(accepts(databaseUrlVariable, 'host/db')).toBe(false);
    expect(accepts(smtpUrlVariable, 'smtps://user:pass@host:465')).toBe(true);
    expect(accepts(smtpUrlVariable, 'http://host')).toBe(false);
  });

  it('checks time zones', () => {
    expect(accepts(venueTimeZoneVariable, 'America/Chicago')).toBe(true);
    expect(accepts(venueTimeZoneVariable, 'America/Dallas')).toBe(false);
    expect(venueTimeZoneVariable.parse(undefined)).toBe(readHouse().facts.timeZone);
  });
});
