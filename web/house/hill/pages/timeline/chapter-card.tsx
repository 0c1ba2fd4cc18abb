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

/** The whole card is a link. A card with a quotation is wider: two columns of a wide screen, or a full row. */
const Card = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--s-4) var(--s-6);
  ${media.fromPhone} { &[data-quoting] { grid-column: 1 / -1; grid-template-columns: repeat(2, minmax(0, 1fr)); align-items: center; } }
  ${media.fromDesktop} { &[data-quoting='span'] { grid-column: span 2; grid-template-columns: minmax(0, 1fr); } }
  ${media.print} { break-inside: avoid; }
`;

const Mount = styled(Frame)`
  ${nightColors}
  transition: transform var(--fast) var(--ease);
  > img { aspect-ratio: 3 / 2; object-fit: cover; }
  ${media.fromDesktop} { [data-quoting='span'] > & > img { aspect-ratio: 2; } }
  li:hover > & { transform: translateY(-4px); }
  ${media.reducedMotion} { li:hover > & { transform: none; } }
`;

const Content = styled.div`
  display: grid;
  align-content: start;
  /* below a two-column picture the quotation is beside the summary, not under it */
  ${media.fromDesktop} { [data-quoting='span'] > & { grid-template-columns: repeat(2, minmax(0, 1fr)); column-gap: var(--s-6); > :first-child { grid-column: 1 / -1; } > * { grid-column: 1; } > figure { grid-area: 2 / 2 / span 4 / 2; } } }
  > p { margin-top: var(--s-3); font: 400 var(--t-4) / 1.5 var(--text); text-wrap: pretty; }
`;

const Milestone = styled.p`
  && { margin: 0; display: flex; align-items: center; gap: var(--s-3); font: 400 var(--t-7) / 1 var(--sign); color: var(--oxblood); }
  &::after { content: ""; flex: 1; height: 4px; border: solid var(--rule); border-width: 1px 0; }
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

/** One chapter: number, title, subtitle, picture, summary, and on two of them a quotation. */
export function ChapterCard({ card, number, isLazy }: ChapterCardProps) {
  return (
    <Card data-quoting={card.quote ? (number === 12 ? 'row' : 'span') : undefined}>
      <Mount>
        <DrawingImage drawing={drawing(card.drawing)} loading={isLazy ? 'lazy' : 'eager'} decoding="async" />
      </Mount>
      <Content>
        <Milestone>{number}</Milestone>
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
