import { describe, expect, it } from '@jest/globals';
import { toOutboxRow } from './outbox-row.js';

describe('toOutboxRow', () => {
  it('copies id, aggregate and subject from the envelope and stores all of it', () => {
    const event = {
      specversion: '1.0' as const,
      id: '0d9be4a8-6a0f-4d2c-9b52-3d0a4a1f7c11',
      source: '/hilltop/lamps',
      type: 'hilltop.lamps.lamp-lit.v1',
      subject: 'porch',
      time: '2026-11-20T16:04:05.678Z',
      datacontenttype: 'application/json' as const,
      correlationid: 'request-1',
      data: { lamp: 'porch' },
    };
    const row = toOutboxRow(event);
    expect(row).toEqual({ id: event.id, aggregate_id: 'porch', subject: event.type, event: expect.any(String) });
    expect(JSON.parse(row.event)).toEqual(event);
  });
});
