import { TextDecoder, TextEncoder } from 'node:util';
import { configure } from '@testing-library/react';

// The router asks for both at import; every browser has them, jsdom has not.
Object.assign(globalThis, { TextDecoder, TextEncoder });

// As the gateway sends every page. A test in the environment `node` has none.
globalThis.document?.head.append(
  Object.assign(document.createElement('meta'), { name: 'venue-time-zone', content: 'America/Chicago' }),
);

// How long a test waits for what must come: a busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 15_000 });
