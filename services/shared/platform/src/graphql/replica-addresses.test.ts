import { describe, expect, it } from '@jest/globals';
import { isSpread, type Lookup, replicaAddresses } from './replica-addresses.js';

const names: Record<string, readonly { address: string; family: number }[]> = {
  bookings: [
    { address: '10.0.0.3', family: 4 },
    { address: '10.0.0.2', family: 4 },
  ],
  both: [
    { address: 'fd00::2', family: 6 },
    { address: '10.0.0.9', family: 4 },
  ],
  six: [{ address: 'fd00::3', family: 6 }],
};
const resolve: Lookup = async (host) => {
  const found = names[host];
  if (!found) throw Object.assign(new Error('no such name'), { code: 'ENOTFOUND' });
  return found;
};

describe('the addresses of replicas', () => {
  it('are all those of a name, with its port and path', async () => {
    expect(await replicaAddresses(['http://bookings:8080/desk'], resolve)).toEqual([
      'http://10.0.0.2:8080/desk',
      'http://10.0.0.3:8080/desk',
    ]);
  });

  it('are of one family, so that no process counts twice', async () => {
    expect(await replicaAddresses(['http://both:80', 'http://six:8080'], resolve)).toEqual([
      'http://10.0.0.9',
      'http://[fd00::3]:8080',
    ]);
  });

  it('are unchanged for IP addresses and TLS', async () => {
    const urls = ['http://127.0.0.1:4101', 'http://[::1]:4102', 'https://bookings.example'];
    expect(urls.some(isSpread)).toBe(false);
    expect(await replicaAddresses(urls, resolve)).toEqual(urls);
  });

  it('have no duplicates', async () => {
    expect(await replicaAddresses(['http://bookings', 'http://10.0.0.2'], resolve)).toHaveLength(2);
  });

  it('are unknown when a name is unknown', async () => {
    await expect(replicaAddresses(['http://bookings', 'http://nobody'], resolve)).rejects.toThrow('no such name');
  });
});
