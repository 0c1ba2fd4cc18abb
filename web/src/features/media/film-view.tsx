import { styled } from 'styled-components';
import type { VideoItem } from '../../content/media.js';
import { nightColors } from '../../design/ground/ground.js';
import { media } from '../../design/media.js';
import { OutsideLink } from '../../design/type/text-link.js';
import { filmEmbed } from './film-embed.js';
import { FilmScreen } from './film-screen.js';
import { Showroom } from './showroom.js';
import { ViewHead } from './view-head.js';

const Dark = styled.div`
  ${nightColors}
  height: 100%;
  padding: clamp(1rem, 2.4vw, 2.25rem);
  color: var(--fg);
  background: var(--ground);
`;

const Content = styled.div`
  display: grid;
  gap: var(--s-4);
  margin-top: var(--s-5);
  > p { max-width: 42rem; font: 400 var(--t-4) / 1.5 var(--text); }
  > div:last-child { display: grid; gap: var(--s-1); padding-top: var(--s-3); border-top: 1px solid var(--line); font: 400 var(--t-3) / 1.5 var(--text); color: var(--fg-soft); }
  ${media.belowDesktop} { > header { margin-top: 0; } }
`;

/** A film: screen, description, and why it does not play here, if so. */
export function FilmView({ film, titleId }: { readonly film: VideoItem; readonly titleId: string }) {
  return (
    <Dark>
      <Showroom>
        <FilmScreen film={film} />
      </Showroom>
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
