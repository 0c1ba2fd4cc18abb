import { DrawingImage } from '../../art/drawing.js';
import type { VideoItem } from '../../content/media.js';
import { OutsideButton } from '../../design/controls/outside-button.js';
import { type FilmEmbed, filmEmbed } from './film-embed.js';
import { filmStill } from './film-still.js';
import { Below, Screen } from './showroom.js';

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

/** What is on the screen: the film itself where it may be played, else a drawn poster and the way to where it can. */
export function FilmScreen({ film }: { readonly film: VideoItem }) {
  const embed = filmEmbed(film);
  if (embed) {
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
        <OutsideButton href={film.sourcePage}>{film.sourceLabel}</OutsideButton>
      </Below>
    </Screen>
  );
}
