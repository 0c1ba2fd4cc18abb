import { TextDecoder, TextEncoder } from 'node:util';

// The router asks for both at import; every browser has them, jsdom has not.
Object.assign(globalThis, { TextDecoder, TextEncoder });
