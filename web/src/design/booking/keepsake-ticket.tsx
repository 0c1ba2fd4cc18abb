import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { GateMark } from '../marks/gate-mark.js';
import { type LeaderFact, Leaders } from '../marks/leaders.js';
import { media } from '../media.js';
import { Text } from '../type/text.js';
import { Admit, Main, Name, Space, Stub, Whole } from './keepsake-parts.js';

const When = styled.p`
  margin-top: var(--s-4);
  font: 400 var(--t-6)/1.2 var(--title);
  span { display: block; }
  span:last-child { color: var(--oxblood); }
  ${media.print} { margin-top: var(--s-3); font-size: 15pt; }
`;

const Code = styled.b`
  font: 600 1.25rem/1.1 var(--ui);
  letter-spacing: 0.06em;
  white-space: nowrap;
  @media (max-width: 16rem) { white-space: normal; overflow-wrap: anywhere; }
`;

interface KeepsakeTicketProps {
  readonly venue: { readonly name: string; readonly address: string; readonly phone: string };
  /** Guests in a word: "Three". */
  readonly admit: string;
  /** e.g. "Saturday", "December 5, 2026", "10:00 AM". */
  readonly when: { readonly weekday: string; readonly date: string; readonly time: string };
  readonly facts: readonly LeaderFact[];
  readonly code: string;
  /** A square drawing of the code, 10 rem, with its own accessible name. */
  readonly qr: ReactNode;
}

/** The ticket one keeps: on screen a stub torn at two notches, on paper one block in ink. Stands on night. */
export function KeepsakeTicket({ venue, admit, when, facts, code, qr }: KeepsakeTicketProps) {
  return (
    <Space>
      <Whole>
        <Main>
          <div data-part="top">
            <div>
              <Name>{venue.name}</Name>
              <Text kind="small" soft mt={2} fontFamily="text">
                {venue.address}
                <br />
                {venue.phone}
              </Text>
            </div>
            <GateMark width={80} />
          </div>
          <div data-part="what">
            <div>
              <Admit>
                <Text as="span" kind="caps">
                  Admit
                </Text>
                <b data-long={admit.length > 6 || undefined}>{admit}</b>
              </Admit>
              <When>
                <span>{when.weekday}</span>
                <span>{when.date}</span>
                <span>{when.time}</span>
              </When>
            </div>
            <Leaders facts={facts} />
          </div>
        </Main>
        <Stub>
          {qr}
          <Text kind="caps">Confirmation code</Text>
          <Code>{code}</Code>
        </Stub>
      </Whole>
    </Space>
  );
}
