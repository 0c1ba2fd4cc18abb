import type { ParameterDescription } from './route-description.js';

export const idempotencyParameter: ParameterDescription = {
  in: 'header',
  name: 'Idempotency-Key',
  description:
    'Optional, 1 to 255 visible characters. A request with the same key takes effect once: a repeated one gets the first response with `Idempotent-Replayed: true`. A different request with the same key is refused.',
  example: '1f0c6f0a-3a55-4c1e-8a3b-3b1d0c9a7f10',
};

export const replayedHeader = {
  'Idempotent-Replayed': '`true` when this is the response to an earlier, identical request.',
};
