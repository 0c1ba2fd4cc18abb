import { describe, expect, it } from '@jest/globals';
import { checkFiles, fileSizeLabel } from './file-rules.js';

function file(name: string, type = 'image/png', bytes = 4): File {
  const made = new File(['x'], name, { type });
  Object.defineProperty(made, 'size', { value: bytes });
  return made;
}
const MB = 1024 * 1024;
function many(count: number): readonly File[] {
  return Array.from({ length: count }, (_, at) => file(`${at}.png`));
}

describe('files for the uploader', () => {
  it('takes as many as there may be, and nothing of one more', () => {
    expect(checkFiles(many(10), { multiple: true }).valid).toHaveLength(10);
    expect(checkFiles(many(11), { multiple: true })).toEqual({
      valid: [],
      errors: [{ title: 'Too many files', text: 'Maximum 10 files allowed' }],
    });
    expect(checkFiles(many(3), { multiple: true, maxFiles: 2 }).errors[0]?.text).toBe('Maximum 2 files allowed');
  });

  it('skips what is no image or too large, with the reason, and keeps the rest', () => {
    const good = file('gate.webp', 'image/webp', 10 * MB);
    const { valid, errors } = checkFiles(
      [file('notes.txt', 'text/plain'), good, file('map.png', 'image/png', 10 * MB + 1), file('unknown', '')],
      { multiple: true },
    );
    expect(valid).toEqual([good]);
    expect(errors).toEqual([
      { title: 'Invalid file type', text: 'notes.txt is not an image file' },
      { title: 'File too large', text: 'map.png exceeds 10MB limit' },
      { title: 'Invalid file type', text: 'unknown is not an image file' },
    ]);
  });

  it('leaves it to the server to name kinds that some browsers do not know', () => {
    const photos = [file('IMG_0001.HEIC', ''), file('plan.svg', 'image/svg+xml'), file('scan.TIF', '')];
    expect(checkFiles(photos, { multiple: true })).toEqual({ valid: photos, errors: [] });
  });

  it('takes the first where there may be one, without counting', () => {
    const [first, second] = many(12);
    expect(checkFiles([first as File, second as File], { multiple: false })).toEqual({ valid: [first], errors: [] });
    expect(checkFiles(many(12), { multiple: false }).valid).toHaveLength(1);
  });
});

it.each([
  [1, '1 kB'],
  [214 * 1024, '214 kB'],
  [3.25 * MB, '3.3 MB'],
])('%i bytes are %s', (bytes, label) => {
  expect(fileSizeLabel(bytes)).toBe(label);
});
