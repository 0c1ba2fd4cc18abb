import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { reports } from '../../bench/season/reports.ts';
import { crawl } from '../../bench/site-links.ts';
import type { Call } from '../../faults/load/client.ts';
import { Actor, type Scene } from '../../faults/load/scene.ts';
import { StaffMember, usualStaffMix } from '../../faults/load/staff-member.ts';
import { type Mix, visit } from '../../faults/load/visitor.ts';
import { SeededRandom } from '../../faults/random/seeded-random.ts';

export const people = { browse: 30, book: 10 };
export const photoMegabytes = 12;
/** On average, in ms: people read a page, and fill in a form. */
const readsMs = 2_500;
const fillsInMs = 2_500;
const betweenPhotosMs = 12_000;
const betweenReportsMs = 15_000;
const betweenScansMs = 2_000;
/** For a large photo, and the file of all lines of a year. */
const longestMs = 120_000;
const newcomerPercent = 10;
const booking: Mix = { look: 1, hold: 10, book: 10, shop: 2, order: 2, cart: 4, write: 1 };

const manifest = 'query ($date: String!) { doorManifest(date: $date) { version parties { bookingId } } }';
const submit = `mutation ($scans: [ScanInput!]!) { submitScans(scans: $scans) { __typename
  ... on Refusal { message } } }`;

/** What the bench counts together. */
export function kindOf({ method = 'GET', path, json, form }: Call): string {
  if (path === '/api/tour-bookings') return 'booking';
  if (form) return 'upload';
  if (path.startsWith('/uploads/')) return 'image';
  if (path.startsWith('/assets/')) return 'script or style';
  const query = JSON.stringify(json ?? '');
  if (path.startsWith('/api/reports/') || query.includes('# report')) return 'report';
  if (query.includes('doorManifest') || query.includes('submitScans')) return 'door';
  return method === 'GET' && !path.startsWith('/api/') ? 'page' : 'other';
}

/** One visitor after the other in one browser: newcomers also fetch scripts and styles. */
async function browse({ scene, client, random }: Actor, pages: readonly SitePage[]): Promise<void> {
  while (!scene.isOver()) {
    const { address, assets, images } = random.pick(pages);
    await client.ask({ path: address });
    const more = random.chance(newcomerPercent) ? assets : images.slice(0, 1);
    await Promise.all(more.map((path) => client.ask({ path })));
    await pause(random.whole(0, 2 * readsMs));
  }
}

async function takeReports({ scene, client }: Actor, cookie: string): Promise<void> {
  for (let at = 0; !scene.isOver(); at += 1) {
    const report = reports[at % reports.length];
    const headers = { cookie };
    if (report?.path) await client.ask({ path: report.path, headers, withinMs: longestMs });
    else if (report) {
      const json = { query: `# report\n${report.query}`, variables: report.variables };
      await client.ask({ method: 'POST', path: '/graphql', json, headers, withinMs: longestMs });
    }
    await pause(betweenReportsMs);
  }
}

/** Uploads photos one after the other, and looks at each as visitors see it. */
async function upload({ scene, client }: Actor, cookie: string, photos: Promise<readonly Buffer[]>): Promise<void> {
  for (const photo of await photos) {
    if (scene.isOver()) return;
    const form = new FormData();
    form.append('image', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'photo.jpg');
    const call = { method: 'POST', path: '/api/upload', form, headers: { cookie }, withinMs: longestMs } as const;
    const answer = await client.ask(call);
    const filename = typeof answer.body.filename === 'string' ? answer.body.filename : '';
    scene.journal.note({ kind: 'upload', mark: filename }, answer, 1);
    if (filename) await Promise.all([320, 640, 1280].map((w) => client.ask({ path: `/uploads/${filename}?w=${w}` })));
    await pause(betweenPhotosMs);
  }
}

/** A phone that loads its list, and sends what it has scanned. */
async function scan({ scene, client, random }: Actor, cookie: string): Promise<void> {
  const date = new Date().toISOString().slice(0, 10);
  for (let sequence = 1; !scene.isOver(); sequence += 1) {
    const headers = { cookie };
    if (sequence % 5 === 1) await client.graphql(manifest, { date }, 'doorManifest', headers);
    const [bookingId] = random.shuffled(scene.journal.of('booking').filter(({ id }) => id !== '')).map(({ id }) => id);
    const admitted = { verdict: 'ADMIT', overridden: false, people: 1, deviceTime: new Date().toISOString() };
    const phone = { deviceId: 'small-load', sequence, date, clockOffsetMs: 0 };
    const scans = [{ id: randomUUID(), bookingId, ...phone, ...admitted }];
    if (bookingId) await client.graphql(submit, { scans }, 'submitScans', headers);
    await pause(random.whole(0, 2 * betweenScansMs));
  }
}

export interface House {
  readonly scene: Scene;
  /** Another number, other people. */
  readonly seed: number;
  readonly pages: readonly SitePage[];
  readonly staff: { readonly email: string; readonly password: string };
  /** Uploaded once they are there. */
  readonly photos: Promise<readonly Buffer[]>;
}

/** Everybody at once, until the scene is over. */
export async function live({ scene, seed, pages, staff, photos }: House): Promise<void> {
  const actor = (name: string) => new Actor(scene, new SeededRandom(seed, name), `${name}-${seed}`);
  const office = actor('office');
  const { cookie } = await office.client.ask({ method: 'POST', path: '/api/staff/sign-in', json: staff });
  if (!cookie) throw new Error('the office cannot sign in');
  await Promise.all([
    ...Array.from({ length: people.browse }, (_, at) => browse(actor(`reader${at}`), pages)),
    ...Array.from({ length: people.book }, (_, at) => visit(actor(`buyer${at}`), booking, 2 * fillsInMs)),
    new StaffMember(actor('staff'), staff, usualStaffMix).work(),
    upload(office, cookie, photos),
    takeReports(office, cookie),
    scan(actor('door'), cookie),
  ]);
}

/** A page of each kind, and what its document names. */
export interface SitePage {
  readonly address: string;
  readonly assets: readonly string[];
  readonly images: readonly string[];
}

export async function sitePages(site: string): Promise<SitePage[]> {
  const routes = (await (await fetch(`${site}/routes.json`)).json()) as string[];
  const links = await crawl(site, routes, ['/']);
  const pages = links.map(async ({ address }) => {
    const html = await (await fetch(site + address)).text();
    // A browser fetches what is linked; of the fonts that styles name, those that a text needs are among it.
    const linked = html.matchAll(/<(?:link|script)\b[^>]*\b(?:href|src)="(\/assets\/[\w.-]+)"/g);
    const images = html.match(/\/uploads\/[\w.-]+(?:\?w=\d+)?/g);
    return { address, assets: [...new Set([...linked].map(([, path = '']) => path))], images: [...new Set(images)] };
  });
  return await Promise.all(pages);
}

/** Photos of 24 megapixels as a camera writes them, and as hard to compress as they can be. No two are the same. */
export async function cameraPhotos(count: number): Promise<Buffer[]> {
  const [width, height] = [6_000, 4_000];
  const noise = { type: 'gaussian', mean: 128, sigma: 22 } as const;
  const create = { width: width + count, height, channels: 3, background: 'gray', noise } as const;
  const { data, info } = await sharp({ create }).raw().toBuffer({ resolveWithObject: true });
  const photos: Buffer[] = [];
  for (let left = 0; left < count; left += 1) {
    const part = sharp(data, { raw: info }).extract({ left, top: 0, width, height });
    const photo = await part.jpeg({ quality: 90 }).toBuffer();
    // What follows the end of an image belongs to nobody.
    photos.push(Buffer.concat([photo, Buffer.alloc(Math.max(0, photoMegabytes * 1e6 - photo.length))]));
  }
  return photos;
}
