import sharp from 'sharp';
import { crawl } from '../../bench/site-links.ts';

/** Paths of a site: one page of each kind, and what their documents name. */
export interface SitePages {
  readonly addresses: readonly string[];
  readonly assets: readonly string[];
  readonly images: readonly string[];
}

export async function sitePages(site: string): Promise<SitePages> {
  const routes = (await (await fetch(`${site}/routes.json`)).json()) as string[];
  const addresses = (await crawl(site, routes, ['/'])).map(({ address }) => address);
  const documents = await Promise.all(addresses.map(async (path) => (await fetch(site + path)).text()));
  const named = (folder: string) => [
    ...new Set(documents.flatMap((html) => html.match(new RegExp(`/${folder}/[\\w.-]+(?:\\?w=\\d+)?`, 'g')) ?? [])),
  ];
  return { addresses, assets: named('assets'), images: named('uploads') };
}

/** A photo of 24 megapixels as a camera writes it, and as hard to compress as one can be. No two are the same. */
export async function cameraPhoto(megabytes: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 25 } as const;
  const create = { width: 6_000, height: 4_000, channels: 3, background: 'gray', noise } as const;
  const photo = await sharp({ create }).jpeg({ quality: 90 }).toBuffer();
  // What follows the end of an image belongs to nobody.
  return Buffer.concat([photo, Buffer.alloc(Math.max(0, megabytes * 1e6 - photo.length))]);
}
