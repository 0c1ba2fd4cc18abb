import { Trans } from '@lingui/react/macro';
import { styled } from 'styled-components';
import { Night } from '../../kit/design/ground/ground.js';
import { Page } from '../../kit/design/layout/page.js';
import { WhoseWord } from '../../kit/design/marks/whose-word.js';
import { Text } from '../../kit/design/type/text.js';
import type { WayIn, WayStop } from '../../kit/house/way-in.js';
import { keyOf, type VisitorQuestion } from '../../kit/lib/site-content.js';
import { textLang } from '../../kit/words/text-lang.js';

const narrow = '@media (max-width: 61.99rem)';

const Band = styled(Night)`
  --land: #12292e;
  background: var(--land);
  border-bottom: 1px solid var(--brass);
  figcaption { padding-block: var(--s-2) var(--s-5); color: var(--fg-soft); }
`;

const Picture = styled.div`
  position: relative;
  border-bottom: 1px solid var(--brass);
  > img { width: 100%; max-width: none; height: auto; aspect-ratio: 24 / 7; }
  > a { position: absolute; display: grid; place-items: center; width: var(--target); height: var(--target); translate: -50% -50%; text-decoration: none; }
  ${narrow} { display: none; }
`;

const Plaque = styled.b`
  display: grid;
  place-items: center;
  width: 1.875rem;
  height: 1.875rem;
  border-radius: 50%;
  font: 400 1.0625rem / 1 var(--title);
  color: var(--night);
  background: var(--brass-lit);
  box-shadow: 0 0 0 2px var(--night), 0 0 0 3px var(--brass);
  @media (forced-colors: active) { border: 1px solid CanvasText; }
`;

/** On a narrow screen each stop lies beside its part of the drive, which runs on as far as its words do. */
const Stops = styled.ol`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  gap: var(--s-6) var(--s-5);
  padding-block: var(--s-2) var(--s-6);
  li { position: relative; scroll-margin-top: 6rem; overflow-wrap: anywhere; }
  li > img { display: none; }
  h3 { margin-block: var(--s-3) var(--s-1); font-size: var(--t-5); color: var(--cream); }
  p { margin-bottom: var(--s-2); font: 400 var(--t-3) / 1.5 var(--text); }
  ${narrow} {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
    margin-inline: calc(-1 * var(--gutter));
    li { min-height: 170px; padding: var(--s-4) var(--gutter) var(--s-4) 11.25rem; background: linear-gradient(90deg, transparent 60.5px, #0a1417 0 63px, #8b6c45 0 68px, #b8925c 0 80px, #8b6c45 0 85px, #0a1417 0 87.5px, transparent 0); }
    li:nth-child(n+6) { background: linear-gradient(90deg, transparent 68px, #8b6c45 0 80px, transparent 0); }
    li:last-child { background: none; }
    li > img { display: block; position: absolute; top: 0; left: 0; z-index: 0; width: 390px; max-width: 100%; height: 170px; object-fit: cover; object-position: 0 50%; }
    li > div { position: relative; z-index: 1; }
  }
`;

interface StopProps {
  readonly place: number;
  readonly stop: WayStop;
  readonly drawing: string;
  readonly answer: VisitorQuestion | undefined;
}

function Stop({ place, stop, drawing, answer }: StopProps) {
  return (
    <li id={`way-${place}`}>
      <img src={`${drawing}#stop-${place}`} width={390} height={170} alt="" loading="lazy" />
      <div>
        <Plaque aria-hidden="true">{place}</Plaque>
        <h3 lang={answer ? textLang(answer, 'question') : 'en'}>{answer?.question ?? stop.title}</h3>
        <p lang={answer ? textLang(answer, 'answer') : 'en'}>{answer?.answer ?? stop.text}</p>
        {answer ? <WhoseWord state={answer.state} source={answer.source} /> : null}
      </div>
    </li>
  );
}

interface WayStripProps {
  readonly way: WayIn;
  readonly items: readonly VisitorQuestion[];
}

/** The way in as one drawing with a number for each stop. An answer that staff keep stands at its place. */
export function WayStrip({ way, items }: WayStripProps) {
  const { drawing, alt, caption, stops } = way;
  const answerOf = ({ question }: WayStop) => items.find((item) => keyOf(item) === question);
  return (
    <Band as="section" id="arrival" aria-labelledby="arrival-title">
      <figure>
        <Picture lang="en">
          <img src={`${drawing}#whole`} width={1440} height={420} alt={alt} loading="lazy" />
          {stops.map(({ title, at }, index) => (
            <a
              key={title}
              href={`#way-${index + 1}`}
              aria-label={[index + 1, title].join(': ')}
              style={{ left: `${at[0]}%`, top: `${at[1]}%` }}
            >
              <Plaque>{index + 1}</Plaque>
            </a>
          ))}
        </Picture>
        <Page>
          <Text as="h2" id="arrival-title" mt={5}>
            <Trans>Getting here</Trans>
          </Text>
          <Text as="figcaption" kind="small" lang="en">
            {caption}
          </Text>
        </Page>
      </figure>
      <Page>
        <Stops>
          {stops.map((stop, index) => (
            <Stop key={stop.title} place={index + 1} stop={stop} drawing={drawing} answer={answerOf(stop)} />
          ))}
        </Stops>
      </Page>
    </Band>
  );
}
