import { describe, expect, it } from '@jest/globals';
import { checksumIn } from './nats-from-release.ts';

const sum = 'a'.repeat(64);

describe('the checksum in a published list', () => {
  const list = `${'b'.repeat(64)}  nats-server-v2-darwin-arm64.tar.gz.asc\n${sum}  nats-server-v2-darwin-arm64.tar.gz\n`;

  it('is the one of exactly that file', () => {
    expect(checksumIn(list, 'nats-server-v2-darwin-arm64.tar.gz')).toBe(sum);
  });

  it('is read in the form that marks binary files too', () => {
    expect(checksumIn(`${sum} *server.tar.gz`, 'server.tar.gz')).toBe(sum);
  });

  it.each(['', 'not a checksum  server.tar.gz', `${sum}  other.tar.gz`])('is missing in "%s"', (text) => {
    expect(checksumIn(text, 'server.tar.gz')).toBeUndefined();
  });
});
