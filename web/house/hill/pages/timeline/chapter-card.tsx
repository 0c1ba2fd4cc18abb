import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { Frame } from '../../../../kit/design/frames/frame.js';
import { nightColors } from '../../../../kit/design/ground/ground.js';
import { Icon } from '../../../../kit/design/marks/icon.js';
import { media } from '../../../../kit/design/media.js';
import { CertaintyMark } from '../../design/certainty-mark.js';
import { Claims } from '../../design/claims.js';
import { DrawingImage } from '../../drawings/drawing.js';
import { drawing } from '../../drawings/scenes/drawings.js';
import type { AttributedQuote } from '../../texts/articles/article.js';
import type { TimelineCard } from '../../texts/timeline-cards.js';
import { Year } from '../history/year.js';

const Figure = styled.figure`
  margin-top: var(--s-4);
  padding-left: var(--s-4);
  border-left: 4px double var(--rule);
  blockquote { font: 400 var(--t-6) / 1.15 var(--title); color: var(--oxblood); text-wrap: balance; }
  figcaption { display: grid; justify-items: start; gap: var(--s-1); margin-top: var(--s-2); font: 400 var(--t-2) / 1.45 var(--text); color: var(--fg-soft); }
`;

function CardQuote({ words, attribution, certainty }: AttributedQuote) {
  return (
    <Figure data-told={certainty === 'on record' ? undefined : ''}>
      <blockquote>“{words}.”</blockquote>
      <figcaption>
        <CertaintyMark certainty={certainty} />
        {attribution}
      </figcaption>
    </Figure>
  );
}

/** The whole card is a link. Every third has a row to itself. */
const Card = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--s-4) var(--s-6);
  ${media.fromPhone} { &[data-wide] { grid-column: 1 / -1; } }
  ${media.print} { break-inside: avoid; }
`;

const Mount = styled(Frame)`
  ${nightColors}
  transition: transform var(--fast) var(--ease);
  > img { aspect-ratio: 3 / 2; object-fit: cover; object-position: 50% 80%; }
  ${media.fromDesktop} { [data-wide] > & > img { aspect-ratio: 9 / 4; } }
  li:hover > & { transform: translateY(-4px); }
  ${media.reducedMotion} { li:hover > & { transform: none; } }
`;

const Content = styled.div`
  display: grid;
  align-content: start;
  > p { margin-top: var(--s-3); font: 400 var(--t-4) / 1.5 var(--text); text-wrap: pretty; }
  /* below a wide picture the story is beside the title, not under it */
  ${media.fromPhone} {
    [data-wide] > & { grid-template-columns: minmax(0, 5fr) minmax(0, 6fr); column-gap: clamp(1.5rem, 5vw, 4.5rem); grid-auto-flow: dense; }
    [data-wide] > & > * { grid-column: 2; }
    [data-wide] > & > :first-child { grid-column: 1 / -1; }
    [data-wide] > & > :is(h2, h2 + p) { grid-column: 1; }
    [data-wide] > & > h2 + p + p { grid-row: 2 / span 2; }
  }
`;

/** From 80 rem the year is on the line at the left: in a row of two, the second year under the first. */
const Milestone = styled.p`
  && { margin: 0; display: flex; align-items: center; gap: var(--s-3); font: 400 var(--t-7) / 1 var(--sign); color: var(--oxblood); }
  &::after { content: ""; flex: 1; height: 4px; border: solid var(--rule); border-width: 1px 0; }
  > span { order: 1; font: 400 var(--t-4) / 1.2 var(--title); }
  ${media.fromWide} {
    &::after { order: 2; }
    > span { position: absolute; top: 0; left: calc(-1 * var(--years)); width: calc(var(--years) - 3rem); text-align: right; }
    li:nth-child(3n + 2) > div > & > span { top: 1.75rem; left: calc(-100% - var(--s-6) - var(--years)); }
  }
  ${media.print} { > span { position: static; } }
`;

const Title = styled.h2`
  margin-top: var(--s-3);
  font-size: var(--t-6);
  a { text-decoration: none; outline: none; }
  a::after { content: ""; position: absolute; inset: 0; z-index: 1; }
  a:focus-visible::after { outline: 6px double var(--focus); outline-offset: 6px; }
  li:hover > div > & a { text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: 0.18em; }
  ${media.forcedColors} { a:focus-visible::after { outline: 3px solid Highlight; } }
`;

const Subtitle = styled.p`
  && { margin-top: var(--s-1); font: italic 400 var(--t-4) / 1.4 var(--text); color: var(--fg-soft); }
`;

const WayIn = styled.p`
  && { display: flex; align-items: center; gap: var(--s-2); margin-top: var(--s-3); font: 600 var(--t-2) / 1.3 var(--ui); color: var(--accent); }
  svg { flex: none; transition: transform var(--fast) var(--ease); }
  li:hover > div > & svg { transform: translateX(4px); }
  ${media.reducedMotion} { li:hover > div > & svg { transform: none; } }
`;

interface ChapterCardProps {
  readonly card: TimelineCard;
  readonly number: number;
  readonly isLazy: boolean;
}

/** One chapter: number, year, title, subtitle, picture, summary, and on two of them a quotation. */
export function ChapterCard({ card, number, isLazy }: ChapterCardProps) {
  return (
    <Card data-wide={number % 3 === 0 ? '' : undefined}>
      <Mount>
        <DrawingImage drawing={drawing(card.drawing)} loading={isLazy ? 'lazy' : 'eager'} decoding="async" />
      </Mount>
      <Content>
        <Milestone>
          {number}
          {card.year ? (
            <span>
              <Year>{card.year}</Year>
            </span>
          ) : null}
        </Milestone>
        <Title>
          <Link to={card.route}>{card.title}</Link>
        </Title>
        <Subtitle>{card.subtitle}</Subtitle>
        <p>
          <Claims text={card.summary} />
        </p>
        {card.quote ? <CardQuote {...card.quote} /> : null}
        <WayIn>
          Read the chapter
          <Icon name="next" size={18} />
        </WayIn>
      </Content>
    </Card>
  );
}
