import type { HtmlTagDescriptor, Plugin } from 'vite';

/** The fonts above the fold of every page. Others load on demand. */
const firstFaces = [
  'limelight-latin-400-normal',
  'federo-latin-400-normal',
  'jost-latin-wght-normal',
  'source-serif-4-latin-400-normal',
];

/** So that fonts load in parallel with the first script. */
export function fontPreloads(): Plugin {
  return {
    name: 'hilltop:font-preloads',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }): HtmlTagDescriptor[] =>
        firstFaces.map((face) => {
          const file = Object.keys(bundle).find((name) => name.includes(face) && name.endsWith('.woff2'));
          if (file === undefined) throw new Error(`No font file of the build is called ${face}`);
          return {
            tag: 'link',
            attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' },
            injectTo: 'head',
          };
        }),
    },
  };
}
