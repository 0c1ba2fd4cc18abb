import { TextDecoder, TextEncoder } from 'node:util';
import { configure } from '@testing-library/react';
import fc from 'fast-check';

// The gate draws the same examples each time; without SEED they are others.
if (process.env.SEED) fc.configureGlobal({ seed: Number(process.env.SEED) });

// The router needs both on import; all browsers have them, jsdom does not.
Object.assign(globalThis, { TextDecoder, TextEncoder });

// jsdom lays nothing out, so no size ever changes.
class ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
Object.assign(globalThis, { ResizeObserver });

// As in every page that the gateway sends. Tests in the `node` environment have no document.
globalThis.document?.head.append(
  Object.assign(document.createElement('meta'), { name: 'venue-time-zone', content: 'America/Chicago' }),
);

// Timeout of `waitFor` and `findBy`; generous for a busy machine.
configure({ asyncUtilTimeout: 15_000 });
