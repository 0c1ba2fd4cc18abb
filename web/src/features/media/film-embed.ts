import type { VideoItem } from '../../content/media.js';

/** How a film is embedded: another site's page in a frame, or our page that runs a station's player script. */
export interface FilmEmbed {
  readonly src: string;
  /** Permissions of the frame (`allow` attribute). */
  readonly allow: string;
  /** Sandbox of the frame (`sandbox` attribute); undefined for a site that does not play in one. */
  readonly sandbox?: string;
}

const ALLOWED = 'encrypted-media; fullscreen; picture-in-picture';

/** Can run scripts and open the film's page, but not with our origin: no cookies, no storage, no top navigation. */
const SANDBOX = 'allow-scripts allow-popups allow-popups-to-escape-sandbox allow-presentation';

/** The stations whose players we embed; the gateway's content policy has the same list (`gateway/src/site/content-policy.ts`). */
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
 * How to play a film, by type: a video site by id (on its privacy-enhanced host), a station by player script or
 * frame. Undefined without a confirmed id or address, or if the address is not the station's: a poster then links to
 * the source.
 */
export function filmEmbed(film: VideoItem): FilmEmbed | undefined {
  return embeds[film.type](film);
}
