import { TAKE_OVER } from './take-over.js';

// The service worker of the page at the door (infra/decisions/0210). The build inserts the page's files.
declare const DOOR_FILES: readonly string[];
declare const DOOR_VERSION: string;
declare const self: WorkerScope;

/** The parts of a service worker's scope used here: its types exclude those of pages. */
interface WorkerScope {
  readonly location: Location;
  readonly clients: {
    readonly claim: () => Promise<void>;
    readonly matchAll: (options: object) => Promise<readonly { readonly url: string }[]>;
  };
  readonly skipWaiting: () => Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LifetimeEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void;
  addEventListener(type: 'message', listener: (event: LifetimeEvent & { readonly data: unknown }) => void): void;
}
interface LifetimeEvent {
  readonly waitUntil: (work: Promise<unknown>) => void;
}
interface RequestEvent {
  readonly request: Request;
  readonly respondWith: (answer: Promise<Response>) => void;
}

const PAGE = '/door';
const name = `door-${DOOR_VERSION}`;

async function removeOldCaches(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((old) => old.startsWith('door-') && old !== name).map((old) => caches.delete(old)));
}

async function keepFiles(): Promise<void> {
  const cache = await caches.open(name);
  // Past the browser's own cache, which can have the previous version's page.
  await cache.addAll([PAGE, ...DOOR_FILES].map((file) => new Request(file, { cache: 'reload' })));
}

/** A second page of the old version still needs its files: the new version waits until both are closed. */
async function takeOver(): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const doors = pages.filter(({ url }) => new URL(url).pathname === PAGE);
  if (doors.length <= 1) await self.skipWaiting();
}

async function answer(request: Request): Promise<Response> {
  const kept = await caches.match(request.mode === 'navigate' ? PAGE : request, { ignoreSearch: true });
  return kept ?? fetch(request);
}

self.addEventListener('install', (event) => event.waitUntil(keepFiles()));
self.addEventListener('activate', (event) => event.waitUntil(removeOldCaches().then(() => self.clients.claim())));
self.addEventListener('message', (event) => {
  if (event.data === TAKE_OVER) event.waitUntil(takeOver());
});
self.addEventListener('fetch', (event) => {
  const { pathname, origin } = new URL(event.request.url);
  const isPage = event.request.mode === 'navigate' && pathname === PAGE;
  if (origin === self.location.origin && (isPage || DOOR_FILES.includes(pathname))) {
    event.respondWith(answer(event.request));
  }
});
