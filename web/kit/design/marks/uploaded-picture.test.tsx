import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { UploadedPicture } from './uploaded-picture.js';

/** Read as text: the site imports nothing of a service. */
const served = readFileSync(
  join(import.meta.dirname, '../../../../services/media/src/images/render-width/requested-width.ts'),
  'utf8',
);
const WIDTHS = (/WIDTHS = \[([\d, ]+)\]/.exec(served)?.[1] ?? '').split(', ');

it('offers each width of the media service, and never the upload itself', () => {
  render(<UploadedPicture url="/uploads/a.webp" alt="A cup" width={76} height={50} />);
  const picture = screen.getByRole('img', { name: 'A cup' });
  expect(picture.getAttribute('srcset')?.split(', ')).toEqual(
    WIDTHS.map((width) => `/uploads/a.webp?w=${width} ${width}w`),
  );
  expect(picture.getAttribute('src')).toBe('/uploads/a.webp?w=320');
  expect([picture.getAttribute('sizes'), picture.getAttribute('width'), picture.getAttribute('height')]).toEqual([
    '76px',
    '76',
    '50',
  ]);
});

it('is what shows uploads everywhere: no other picture has an address that came with data', () => {
  const sources = join(import.meta.dirname, '../../..');
  const files = globSync('{kit,house,shop,staff,door,site}/**/*.tsx', { cwd: sources }).sort();
  const loose = files.filter((file) =>
    /<img[^>]*src=\{(?:`\$\{(?!\w+\}#)|url\b|image\b|[\w.]+\.(?:image|url)\b)/.test(
      readFileSync(join(sources, file), 'utf8'),
    ),
  );
  // A part of a drawing has its name after a #, and no upload has parts.
  expect(loose).toEqual(['kit/design/marks/uploaded-picture.tsx']);
});
