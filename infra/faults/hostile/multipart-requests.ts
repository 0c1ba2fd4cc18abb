import fc from 'fast-check';
import type { HostileRequest } from './reply.ts';

const line = '\r\n';
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const part = (disposition: string, type: string, bytes: Buffer) =>
  Buffer.concat([
    Buffer.from(`--b${line}Content-Disposition: ${disposition}${line}Content-Type: ${type}${line}${line}`),
    bytes,
    Buffer.from(line),
  ]);
const end = Buffer.from(`--b--${line}`);

const dispositions = fc.constantFrom(
  'form-data; name="image"; filename="a.png"',
  'form-data; name="images"; filename="a.png"',
  'form-data; name="image"; filename="../../etc/passwd"',
  'form-data; name="image"; filename="a\0.png"',
  `form-data; name="image"; filename="${'a'.repeat(5000)}.png"`,
  'form-data; name="image"; filename*=UTF-8\'\'%ff%fe.png',
  'form-data; name="image"; filename=""',
  'form-data; name="image"',
  'form-data; name=""; filename="a.png"',
  'form-data',
  'attachment; filename="a.png"',
  '',
);
const bytes = fc.constantFrom(
  pixel,
  Buffer.alloc(0),
  pixel.subarray(0, 20),
  Buffer.from('GIF89a'),
  Buffer.from('<svg onload="alert(1)"/>'),
  Buffer.from('%PDF-1.4'),
  Buffer.alloc(50_000, 7),
  Buffer.concat([pixel, Buffer.from('<?php')]),
);
const boundary = fc.constantFrom(
  'multipart/form-data; boundary=b',
  'multipart/form-data',
  'multipart/form-data; boundary=c',
  'multipart/form-data; boundary=""',
  `multipart/form-data; boundary=${'b'.repeat(200)}`,
  'multipart/mixed; boundary=b',
  'image/png',
);

/** Uploads that are no proper forms, or forms that are no proper uploads. @param more headers that each one has */
export function multipartRequest(more: Record<string, string>): fc.Arbitrary<HostileRequest> {
  const parts = fc.array(
    fc.tuple(dispositions, fc.constantFrom('image/png', 'text/html', '', 'image/svg+xml'), bytes),
    { maxLength: 12 },
  );
  const whole = parts.map((all) =>
    Buffer.concat([...all.map(([disposition, type, data]) => part(disposition, type, data)), end]),
  );
  const cut = fc
    .tuple(whole, fc.double({ min: 0, max: 1, noNaN: true }))
    .map(([form, share]) => form.subarray(0, Math.floor(form.length * share)));
  return fc
    .record({
      path: fc.constantFrom('/api/upload', '/api/upload-multiple'),
      body: fc.oneof(whole, cut),
      type: boundary,
    })
    .map(({ path, body, type }) => ({
      method: 'POST',
      path,
      body,
      headers: { ...more, 'content-type': type },
    }));
}
