import { describe, expect, it } from '@jest/globals';
import { findListener } from './port-owner.ts';

// Lines of /proc/net/tcp: 127.0.0.1:8080 listening, and a connection from local port 8081.
const table = [
  '   0: 0100007F:1F90 00000000:0000 0A 00000000:00000000 00:00000000 00000000     0        0 41234 1 0000 100 0 0 10 0',
  '   1: 0100007F:1F91 0100007F:1F90 01 00000000:00000000 00:00000000 00000000     0        0 41235 1 0000 100 0 0 10 0',
  '',
];

describe('who listens on a port', () => {
  it('is the socket in the listening state', () => {
    expect(findListener(table, 8080)).toBe('41234');
  });

  it('is nobody where the port is only the near end of a connection', () => {
    expect(findListener(table, 8081)).toBeUndefined();
  });
});
