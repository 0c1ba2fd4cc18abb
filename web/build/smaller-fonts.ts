import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { houseFile } from './chosen-house.js';

const whole = { targetFormat: 'woff2', keepAllGlyphs: true } as const;

/** For signs and headings: half of such a font are hints, which change nothing that one sees in large letters. */
const unhinted = { ...whole, noHinting: true } as const;

/** The weights of `fonts.css`. */
const fewerWeights = { ...whole, variationAxes: { wght: { min: 400, max: 700 } } } as const;

interface SmallerFonts {
  /** Beginnings of the names of font files. */
  readonly unhinted: readonly string[];
  readonly fewerWeights: readonly string[];
}

function isOf(starts: readonly string[], file: string): boolean {
  return file.endsWith('.woff2') && starts.some((start) => file.includes(`/${start}`));
}

function optionsFor(file: string, fonts: SmallerFonts) {
  if (isOf(fonts.unhinted, file)) return unhinted;
  return isOf(fonts.fewerWeights, file) ? fewerWeights : undefined;
}

/** Takes what no page shows out of the fonts, and no glyph: 32 kB less before the first picture of every page. */
export function smallerFonts(): Plugin {
  return {
    name: 'hilltop:smaller-fonts',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const fonts: SmallerFonts = JSON.parse(readFileSync(houseFile('theme/smaller-fonts.json'), 'utf8'));
      for (const asset of Object.values(bundle)) {
        const options = optionsFor(asset.fileName, fonts);
        if (asset.type !== 'asset' || !options) continue;
        asset.source = await subsetFont(Buffer.from(asset.source), '', options);
      }
    },
  };
}
