import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { type LeaderFact, Leaders } from '../marks/leaders.js';
import { media } from '../media.js';
import { Text } from '../type/text.js';
import { Admit, Main, Name, Space, Stub, Whole } from './keepsake-parts.js';

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
  ${media.print} { grid-area: card; width: 100%; min-height: 0; }
`;

interface KeepsakeTicketProps {
  /** A decorative drawing on the left, or on top where there is no room. */
  readonly picture: string;
  readonly venue: { readonly name: string; readonly address: string | undefined; readonly phone: string | undefined };
  /** Number of guests as a word: "Three". */
  readonly admit: string;
  /** e.g. "Saturday", "December 5, 2026", "10:00 AM". */
  readonly when: { readonly weekday: string; readonly date: string; readonly time: string };
  readonly facts: readonly LeaderFact[];
  readonly code: string;
  /** A square image of the code, 10 rem, with its own accessible name. */
  readonly qr: ReactNode;
  /** A playing card with caption; its space is reserved until it loads. */
  readonly card: ReactNode;
}

/** The final ticket: on screen a stub torn at two notches, in print one block in black. For dark grounds. */
export function KeepsakeTicket({ picture, venue, admit, when, facts, code, qr, card }: KeepsakeTicketProps) {
  return (
    <Space>
      <Whole>
        <Main>
          <img src={picture} alt="" width={236} height={356} />
          <div>
            <Name>{venue.name}</Name>
            <Text kind="small" soft mt={2} fontFamily="text">
              {venue.address}
              <br />
              {venue.phone}
            </Text>
            <div data-part="what">
              <div>
                <Admit>
                  Admit <b>{admit}</b>
                </Admit>
                <When>
                  <span>{when.weekday}</span>
                  <span>{when.date}</span>
                  <span>{when.time}</span>
                </When>
              </div>
              <Leaders facts={facts} />
            </div>
          </div>
        </Main>
        <Stub>
          {qr}
          <Text kind="caps">Confirmation code</Text>
          <Code>{code}</Code>
          <Dealt>{card}</Dealt>
        </Stub>
      </Whole>
    </Space>
  );
}
