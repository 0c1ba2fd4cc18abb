import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const whole = { targetFormat: 'woff2', keepAllGlyphs: true } as const;

/** For signs and headings: half of these fonts are hints, which change nothing that one sees in large letters. */
const unhinted = { ...whole, noHinting: true } as const;

/** The weights of `fonts.css`. */
const fewerWeights = { ...whole, variationAxes: { wght: { min: 400, max: 700 } } } as const;

function optionsFor(file: string) {
  if (/(?:limelight|federo)-latin-.*\.woff2$/.test(file)) return unhinted;
  return /jost-latin-.*\.woff2$/.test(file) ? fewerWeights : undefined;
}

/** Takes what no page shows out of the fonts, and no glyph: 32 kB less before the first picture of every page. */
export function smallerFonts(): Plugin {
  return {
    name: 'hilltop:smaller-fonts',
    apply: 'build',
    async generateBundle(_options, bundle) {
      for (const asset of Object.values(bundle)) {
        const options = optionsFor(asset.fileName);
        if (asset.type !== 'asset' || !options) continue;
        asset.source = await subsetFont(Buffer.from(asset.source), '', options);
      }
    },
  };
}
