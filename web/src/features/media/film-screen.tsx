import { useState } from 'react';
import { DrawingImage } from '../../art/drawing.js';
import type { VideoItem } from '../../content/media.js';
import { Button } from '../../design/controls/button.js';
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

/**
 * The screen: a poster with a link to the film. If it can be played here, pressing play loads the player; nothing is
 * fetched from its site before that.
 */
export function FilmScreen({ film }: { readonly film: VideoItem }) {
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
