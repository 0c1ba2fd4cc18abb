import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { css, styled } from 'styled-components';
import { thisHouse } from '#house/about/house.js';
import { Button } from '../../kit/design/controls/button.js';
import { Paper } from '../../kit/design/ground/ground.js';
import { type LeaderFact, Leaders } from '../../kit/design/marks/leaders.js';
import { media } from '../../kit/design/media.js';
import { PhoneLink } from '../../kit/design/type/contact-links.js';
import { Text } from '../../kit/design/type/text.js';
import { printedTime } from '../../kit/lib/venue-dates.js';
import { tornEdge } from './torn-edge.js';

/** By container width, not screen width: at /visit it is in a column. */
function onWide(rules: ReturnType<typeof css>) {
  return css`@media screen { @container (min-width: 46rem) { ${rules} } }`;
}
/** Wide enough for a picture next to the text; a narrower column would crop its towers. */
function onBroad(rules: ReturnType<typeof css>) {
  return css`@media screen { @container (min-width: 56rem) { ${rules} } }`;
}
function belowBroad(rules: ReturnType<typeof css>) {
  return css`@media screen { @container (max-width: 55.99rem) { ${rules} } }`;
}
function onNarrow(rules: ReturnType<typeof css>) {
  return css`@media screen { @container (max-width: 45.99rem) { ${rules} } }`;
}

/** On a phone, a ticket that one has already is only its stub. Without scripts nothing could unfold it. */
function onPhone(rules: ReturnType<typeof css>) {
  return css`@media screen and (max-width: 47.99rem) and (scripting: enabled) { ${rules} }`;
}

const Space = styled.div`
  container-type: inline-size;
  ${media.print} { container-type: normal; }
`;

const Whole = styled(Paper)`
  --n: 13px;
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  width: min(100%, 62rem);
  margin-inline: auto;
  background: none;
  text-align: left;
  filter: drop-shadow(0 30px 36px rgb(0 0 0 / 0.55));
  ${onWide(css`grid-template-columns: minmax(0, 1fr) 17rem;`)}
  ${media.forcedColors} { border: 1px solid; }
  ${media.print} { grid-template-columns: minmax(0, 1fr) 2.3in; width: 100%; filter: none; border: 1px solid #000; break-inside: avoid; print-color-adjust: exact; color: #000; &[data-folded] { grid-template-columns: repeat(2, minmax(0, 1fr)); height: 5.2in; } }
`;

const half = css`
  position: relative;
  background: var(--paper-raised);
  &::after { content: ""; position: absolute; inset: 10px; pointer-events: none; border: var(--fw) solid transparent; border-image: var(--frame-deep) 36 / calc(var(--fw) * 0.7) stretch; }
  ${media.print} { background: #fff; }
`;

const Main = styled.div`
  ${half}
  padding: clamp(1.75rem, 1.2rem + 2vw, 2.75rem) clamp(1.5rem, 1rem + 2.4vw, 3rem);
  ${onNarrow(css`${tornEdge('foot')}`)}
  ${onWide(css`${tornEdge('right')}`)}
  ${onBroad(css`display: grid; grid-template-columns: 13rem minmax(0, 1fr); gap: clamp(1.25rem, 2.4vw, 2rem);`)}
  > div { min-width: 0; }
  > img { width: 100%; height: clamp(11rem, 50cqw, 16rem); object-fit: cover; object-position: 50% 60%; border: 2px solid var(--brass-deep); }
  ${onBroad(css`> img { height: 100%; object-position: 50% 50%; }`)}
  ${belowBroad(css`> img { margin-bottom: var(--s-5); }`)}
  ${onPhone(css`[data-short] > & { display: none; }`)}
  [data-part='what'] { display: grid; gap: var(--s-4) var(--s-6); margin-top: var(--s-5); padding-top: var(--s-5); border-top: 4px double var(--brass-deep); grid-template-columns: minmax(0, 1fr); }
  ${media.print} { display: grid; grid-template-columns: 1.25in minmax(0, 1fr); gap: 0.2in; padding: 0.22in 0.26in; > img { height: 100%; margin: 0; object-position: 50% 50%; border-color: #000; } [data-part='what'] { gap: 0.06in; margin-top: 0.06in; padding-top: 0.08in; } dl { --leaders-gap: 0.02in; font-size: 10pt; line-height: 1.2; } [data-folded] > & { display: block; > img { height: 1.55in; margin-bottom: 0.1in; object-position: 50% 66%; } } }
`;

const Stub = styled.div`
  ${half}
  display: grid;
  justify-items: center;
  align-content: center;
  gap: var(--s-3);
  padding: var(--s-6) var(--s-5);
  text-align: center;
  color: var(--ink);
  > svg, > img { width: 10rem; height: 10rem; }
  > p { color: var(--brass-ink); }
  ${onNarrow(css`${tornEdge('head')} &::before { content: ""; position: absolute; inset: -1px 20px auto; border-top: 2px dashed var(--paper-edge); z-index: 1; }`)}
  ${onWide(css`${tornEdge('left')} &::before { content: ""; position: absolute; inset: 20px auto 20px -1px; border-left: 2px dashed var(--paper-edge); z-index: 1; }`)}
  > button { display: none; }
  ${onPhone(css`[data-short] > & { grid-template-columns: 8rem minmax(0, 1fr); grid-template-rows: 1fr auto auto auto 1fr; gap: var(--s-2) var(--s-4); padding: var(--s-5); justify-items: start; text-align: left; clip-path: none; &::before { display: none; } > svg, > img { grid-area: 1 / 1 / -1 / 2; width: 8rem; height: 8rem; align-self: center; } > p { grid-area: 2 / 2; } > b { grid-area: 3 / 2; font-size: 1rem; } > button { display: inline-flex; grid-area: 4 / 2; } > div { display: none; } }`)}
  ${media.print} { grid-template: 'code card' auto 'word word' auto 'text text' auto / 1.05in minmax(0, 1fr); gap: 0.06in 0.08in; padding: 0.2in; > svg, > img { grid-area: code; width: 1.05in; height: 1.05in; } > p { grid-area: word; } > b { grid-area: text; } &::before { content: ""; position: absolute; inset: 0 auto 0 0; border-left: 2px dashed #000; } [data-folded] > & { display: grid; grid-template: none; gap: 0.1in; > * { grid-area: auto; } > svg, > img { width: 2.3in; height: 2.3in; } } }
`;

const Name = styled.p`
  font: 400 clamp(1.625rem, 1.2rem + 2vw, 2.625rem)/1 var(--sign);
  ${media.print} { font-size: 17pt; }
`;

const Admit = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: center;
  gap: 0 var(--s-3);
  padding: var(--s-3) var(--s-3) var(--s-4);
  color: var(--brass-lit);
  background: var(--oxblood);
  box-shadow: inset 0 0 0 3px var(--oxblood), inset 0 0 0 4px var(--brass-lit);
  font: 400 clamp(2rem, 1.4rem + 2.4vw, 3.25rem)/1 var(--sign);
  b { font: inherit; }
  ${media.print} { padding: 0.04in; font-size: 18pt; color: #000; background: none; box-shadow: inset 0 0 0 1.5px #000; }
`;

const When = styled.p`
  margin-top: var(--s-4);
  font: 400 var(--t-6)/1.2 var(--title);
  span { display: block; }
  span:last-child { color: var(--oxblood); }
  ${media.print} { margin-top: 0.06in; font-size: 12.5pt; span:nth-child(1), span:nth-child(2) { display: inline; } span:nth-child(1)::after { content: ", "; } }
`;

const Code = styled.b`
  font: 600 1.25rem/1.1 var(--ui);
  letter-spacing: 0.06em;
  white-space: nowrap;
  @media (max-width: 16rem) { white-space: normal; overflow-wrap: anywhere; }
`;

/** As wide as the code above it, and as high as a card with its caption, to avoid a layout shift. */
const Dealt = styled.div`
  width: 9rem;
  min-height: calc(9rem * 1.4 + 3.5rem);
  html[data-on-record] & { display: none; }
  ${media.print} { grid-area: card; width: 100%; min-height: 0; [data-folded] & { display: none; } }
`;

/** In a card's place, where the house deals none. */
const Sign = styled.div`
  margin-top: var(--s-3);
  color: var(--brass-deep);
  ${media.print} { display: none; }
`;

interface KeepsakeTicketProps {
  /** On a phone it is its stub, until it is unfolded. */
  readonly startsShort?: boolean;
  /** In print it takes the upper half of a sheet that is folded twice; its card is on the lower half. */
  readonly isFolded: boolean;
  /** A decorative drawing, on the left or, without room there, on top. */
  readonly picture: string;
  readonly venue: { readonly name: string; readonly address: string | undefined; readonly phone: string | undefined };
  /** Number of guests: "Three". */
  readonly admit: string;
  /** e.g. "Saturday", "December 5, 2026", "10:00 AM". */
  readonly when: { readonly weekday: string; readonly date: string; readonly time: string };
  readonly facts: readonly LeaderFact[];
  readonly code: string;
  /** A square image of the code, 10 rem, with its own accessible name. */
  readonly qr: ReactNode;
  /** A playing card with caption; its space is reserved until it loads. Undefined in a house without cards. */
  readonly card: ReactNode;
}

/** The final ticket: on screen a stub torn at two notches, in print one block in black. For dark grounds. */
export function KeepsakeTicket({
  startsShort = false,
  isFolded,
  picture,
  venue,
  admit,
  when,
  facts,
  code,
  qr,
  card,
}: KeepsakeTicketProps) {
  const [isShort, setIsShort] = useState(startsShort);
  return (
    <Space>
      <Whole data-folded={isFolded ? '' : undefined} data-short={isShort ? '' : undefined}>
        <Main>
          <img src={picture} alt="" width={236} height={356} />
          <div>
            <Name>{venue.name}</Name>
            <Text kind="small" soft mt={2} fontFamily="text">
              {venue.address}
              <br />
              {venue.phone ? <PhoneLink phone={venue.phone} /> : null}
            </Text>
            <div data-part="what">
              <div>
                <Admit>
                  <Trans>
                    Admit <b>{admit}</b>
                  </Trans>
                </Admit>
                <When>
                  <span>{when.weekday}</span>
                  <span>{when.date}</span>
                  <span>{printedTime(when.time)}</span>
                </When>
              </div>
              <Leaders facts={facts} />
            </div>
          </div>
        </Main>
        <Stub>
          {qr}
          <Text kind="caps">
            <Trans>Confirmation code</Trans>
          </Text>
          <Code>{code}</Code>
          {isShort ? (
            <Button kind="second" small onClick={() => setIsShort(false)}>
              <Trans>Unfold the ticket</Trans>
            </Button>
          ) : null}
          {card ? (
            <Dealt>{card}</Dealt>
          ) : (
            <Sign>
              <thisHouse.Ornament width={72} />
            </Sign>
          )}
        </Stub>
      </Whole>
    </Space>
  );
}
