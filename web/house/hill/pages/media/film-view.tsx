import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../../../kit/design/controls/button.js';
import { nightColors } from '../../../../kit/design/ground/ground.js';
import { media } from '../../../../kit/design/media.js';
import { OutsideLink } from '../../../../kit/design/type/text-link.js';
import { OutsideButton } from '../../design/outside-button.js';
import { DrawingImage } from '../../drawings/drawing.js';
import type { VideoItem } from '../../texts/media.js';
import { filmStill } from './film-still.js';
import { Below, Screen } from './screen.js';
import { ViewHead } from './view-head.js';

/** How a film is embedded: another site's page in a frame, or our page that runs a station's player script. */
interface FilmEmbed {
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
 * By type: a video site by id (on its privacy-enhanced host), a station by player script or frame. Undefined without a
 * confirmed id or address, or if the address is not the station's: then a poster links to the source.
 */
export function filmEmbed(film: VideoItem): FilmEmbed | undefined {
  return embeds[film.type](film);
}

const Dark = styled.div`
  ${nightColors}
  height: 100%;
  padding: clamp(1rem, 2.4vw, 2.25rem);
  color: var(--fg);
  background: var(--ground);
  ${media.belowDesktop} { display: contents; }
`;

/** On a narrow page it stays under the header while the list is read. */
const Stage = styled.div`
  ${media.belowDesktop} { ${nightColors} position: sticky; z-index: 2; top: 4.5rem; order: -2; padding: var(--s-2); background: var(--ground); }
  ${media.shallow} { position: static; }
`;

const Content = styled.div`
  display: grid;
  gap: var(--s-4);
  margin-top: var(--s-5);
  > p { max-width: 42rem; font: 400 var(--t-4) / 1.5 var(--text); }
  > div:last-child { display: grid; gap: var(--s-1); padding-top: var(--s-3); border-top: 1px solid var(--line); font: 400 var(--t-3) / 1.5 var(--text); color: var(--fg-soft); }
  ${media.belowDesktop} { ${nightColors} order: -1; margin: 0; padding: var(--s-4); color: var(--fg); background: var(--ground); > header { margin-top: 0; } }
`;

/** A film: screen, description, and why it does not play here, if so. */
export function FilmView({ film, titleId }: { readonly film: VideoItem; readonly titleId: string }) {
  return (
    <Dark>
      <Stage>
        <FilmScreen film={film} />
      </Stage>
      <Content>
        <ViewHead titleId={titleId} title={film.title} source={film.source} />
        <p>{film.description}</p>
        <div>
          {film.date || film.duration ? <p>{[film.date, film.duration].filter(Boolean).join(', ')}</p> : null}
          {filmEmbed(film) ? (
            <p>
              <OutsideLink href={film.sourcePage}>{film.sourceLabel}</OutsideLink>
            </p>
          ) : (
            <p>{film.status}</p>
          )}
        </div>
      </Content>
    </Dark>
  );
}

function Player({ title, embed: { src, allow, sandbox } }: { readonly title: string; readonly embed: FilmEmbed }) {
  return (
    <iframe
      src={src}
      title={title}
      allow={allow}
      {...(sandbox === undefined ? {} : { sandbox })}
      referrerPolicy="strict-origin-when-cross-origin"
      loading="lazy"
    />
  );
}

/** A poster with a link to the film. The player loads when play is pressed: nothing is fetched from its site before. */
function FilmScreen({ film }: { readonly film: VideoItem }) {
  const [isPlaying, setIsPlaying] = useState(false);
  const embed = filmEmbed(film);
  if (embed && isPlaying) {
    return (
      <Screen>
        <Player title={film.title} embed={embed} />
      </Screen>
    );
  }
  return (
    <Screen>
      <DrawingImage drawing={filmStill(film)} />
      <Below>
        {embed ? (
          <Button onClick={() => setIsPlaying(true)}>Play the film</Button>
        ) : (
          <OutsideButton href={film.sourcePage}>{film.sourceLabel}</OutsideButton>
        )}
      </Below>
    </Screen>
  );
}
