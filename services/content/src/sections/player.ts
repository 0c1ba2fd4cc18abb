/** The player of a video on the site. */
export interface Player {
  readonly kind: 'youtube' | 'script' | 'frame';
  readonly address: string;
}

function isOn({ hostname }: URL, host: string): boolean {
  return hostname === host || hostname.endsWith(`.${host}`);
}

function youtubeId(url: URL): string | undefined {
  const [first = '', second = ''] = url.pathname.split('/').slice(1);
  if (url.hostname === 'youtu.be') return first;
  if (!isOn(url, 'youtube.com') && !isOn(url, 'youtube-nocookie.com')) return undefined;
  return ['embed', 'shorts', 'live'].includes(first) ? second : (url.searchParams.get('v') ?? undefined);
}

/**
 * The player for an address that staff paste: a video of YouTube, the player script of NBC 5 DFW, a page of WFAA. The
 * pages' content policy allows these hosts and no other (`gateway/src/rendering/content-policy.ts`). Undefined for any
 * other address.
 */
export function playerOf(address: string): Player | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  if (url.protocol !== 'https:') return undefined;
  const id = youtubeId(url);
  if (id !== undefined) return /^[\w-]{11}$/.test(id) ? { kind: 'youtube', address: id } : undefined;
  if (isOn(url, 'nbcdfw.com')) return { kind: 'script', address: url.href };
  if (isOn(url, 'wfaa.com')) return { kind: 'frame', address: url.href };
  return undefined;
}
