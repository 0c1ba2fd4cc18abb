import type { HtmlTagDescriptor, Plugin } from 'vite';

/** The faces of the first screen: the name, headings, controls, reading text. The others are fetched when a page sets them. */
const firstFaces = [
  'limelight-latin-400-normal',
  'federo-latin-400-normal',
  'jost-latin-wght-normal',
  'source-serif-4-latin-400-normal',
];

/** Names the first faces in the page's head, so that they are fetched beside the first script and not after it. */
export const fontPreloads = (): Plugin => ({
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
});
