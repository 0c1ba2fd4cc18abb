import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font, type FontCollection } from 'fontkit';

const packages = createRequire(import.meta.url);

function isFont(opened: Font | FontCollection): opened is Font {
  return 'layout' in opened;
}

function open(file: string): Font {
  const opened = create(readFileSync(packages.resolve(file)));
  if (!isFont(opened)) throw new Error(`${file} is a collection of fonts`);
  return opened;
}

/** The fonts of drawings: signs in Limelight, small capitals in semibold Jost. */
export function loadFaces(): Readonly<Record<'Limelight' | 'Federo' | 'Jost', Font>> {
  return {
    Limelight: open('@fontsource/limelight/files/limelight-latin-400-normal.woff2'),
    Federo: open('@fontsource/federo/files/federo-latin-400-normal.woff2'),
    Jost: open('@fontsource/jost/files/jost-latin-600-normal.woff2'),
  };
}
