import type { ParameterDescription } from './route-description.js';

export const idempotencyParameter: ParameterDescription = {
  in: 'header',
  name: 'Idempotency-Key',
  description:
    'Optional, 1 to 255 visible characters. The same request with the same key is done once: it is answered again with the first answer and `Idempotent-Replayed: true`. Another request with the same key is refused.',
  example: '1f0c6f0a-3a55-4c1e-8a3b-3b1d0c9a7f10',
};

export const replayedHeader = { 'Idempotent-Replayed': '`true` when this request was answered before.' };
