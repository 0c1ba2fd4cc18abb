import { describe, expect, it } from '@jest/globals';
import { CallerHash, callerAddress } from './caller-hash.js';

const hash = new CallerHash('a-secret-of-the-tests-with-32-chars!');

describe('the address of a caller', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:aaaa::1', '2001:db8:1:2::'],
  ])('%s counts as %s', (ip, address) => {
    expect(callerAddress({ ip })).toBe(address);
  });
});

describe('the hash of a caller', () => {
  it('is the same within a household, and differs between households', () => {
    expect(hash.of({ ip: '2001:db8:1:2:aaaa::1' })).toBe(hash.of({ ip: '2001:db8:1:2:bbbb::2' }));
    expect(hash.of({ ip: '2001:db8:1:2::1' })).not.toBe(hash.of({ ip: '2001:db8:1:3::1' }));
  });

  it('of an IPv6 network is the same for all its households, and differs from theirs', () => {
    const network = hash.ofNetwork({ ip: '2001:db8:1:2::1' });
    expect(network).toMatch(/^[\w-]{43}$/);
    expect(hash.ofNetwork({ ip: '2001:db8:1:ff00::9' })).toBe(network);
    expect(hash.ofNetwork({ ip: '2001:db8:2:2::1' })).not.toBe(network);
    expect(hash.of({ ip: '2001:db8:1::1' })).not.toBe(network);
    expect(hash.ofNetwork({ ip: '203.0.113.7' })).toBeUndefined();
    expect(hash.ofNetwork({ ip: '::ffff:203.0.113.7' })).toBeUndefined();
  });

  it('has the format that subgraphs accept, and depends on the key', () => {
    expect(hash.of({ ip: '203.0.113.7' })).toMatch(/^[\w-]{43}$/);
    expect(new CallerHash('another-secret-of-the-tests-32-chars').of({ ip: '203.0.113.7' })).not.toBe(
      hash.of({ ip: '203.0.113.7' }),
    );
  });
});
