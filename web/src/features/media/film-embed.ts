import type { VideoItem } from '../../content/media.js';

/** How a film is played here: a page of another site in a frame, or our page that runs a station's player script. */
export interface FilmEmbed {
  readonly src: string;
  /** Permissions of the frame, as its `allow` attribute. */
  readonly allow: string;
  /** What the framed page may do, as its `sandbox` attribute; none for a site that plays only outside of one. */
  readonly sandbox?: string;
}

const ALLOWED = 'encrypted-media; fullscreen; picture-in-picture';

/** Runs scripts and opens a film's page, but never as a page of ours: no cookies, no storage, no way to navigate us. */
const SANDBOX = 'allow-scripts allow-popups allow-popups-to-escape-sandbox allow-presentation';

/** The stations whose players we frame; the gateway's content policy names the same (`gateway/src/site/content-policy.ts`). */
function isOn(address: string, host: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' && (hostname === host || hostname.endsWith(`.${host}`));
}

function youtube({ embedId }: VideoItem): FilmEmbed | undefined {
  return embedId !== undefined && /^[\w-]{11}$/.test(embedId)
    ? { src: `https://www.youtube-nocookie.com/embed/${embedId}`, allow: ALLOWED }
    : undefined;
}

function stationScript({ embedScript }: VideoItem): FilmEmbed | undefined {
  return embedScript !== undefined && isOn(embedScript, 'nbcdfw.com')
    ? { src: `/embeds/station-player.html#${encodeURIComponent(embedScript)}`, allow: ALLOWED, sandbox: SANDBOX }
    : undefined;
}

function stationFrame({ embedUrl }: VideoItem): FilmEmbed | undefined {
  return embedUrl !== undefined && isOn(embedUrl, 'wfaa.com')
    ? { src: embedUrl, allow: ALLOWED, sandbox: `${SANDBOX} allow-same-origin` }
    : undefined;
}

const embeds: Readonly<Record<VideoItem['type'], (film: VideoItem) => FilmEmbed | undefined>> = {
  youtube,
  nbc: stationScript,
  wfaa: stationFrame,
};

/**
 * How to play a film, by its type: a video site by id (its privacy-enhanced host), a station by its player script or by
 * its frame. Undefined without a confirmed id or address, or with one that is not the station's: then a
 * poster links to the source page.
 */
export function filmEmbed(film: VideoItem): FilmEmbed | undefined {
  return embeds[film.type](film);
}
