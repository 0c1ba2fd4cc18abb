import { t } from '@lingui/core/macro';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { thisHouse } from '#house/about/house.js';
import { Paper } from '../../kit/design/ground/ground.js';
import { Leaders } from '../../kit/design/marks/leaders.js';
import { media } from '../../kit/design/media.js';
import { tornEdge } from './torn-edge.js';

/** Values of at least this many characters get lines of their own. */
const LONG_LINE = 40;

export interface TicketFact {
  readonly term: string;
  readonly value?: string | undefined;
  /** Shown on a blank line, "next step" by default. */
  readonly blank?: string;
}

const Whole = styled(Paper)`
  --n: 10px;
  background: none;
  filter: drop-shadow(0 1px 0 rgb(29 26 22 / 0.35)) drop-shadow(0 22px 26px rgb(29 26 22 / 0.28));
  ${media.forcedColors} { border: 1px solid; }
`;

const Body = styled.div`
  padding: 0 var(--s-5) var(--s-4);
  background: var(--paper-raised);
  ${tornEdge('foot')}
  h2 { font-size: var(--t-6); }
  dl { --leaders-gap: var(--s-3); margin-top: var(--s-4); }
`;

const Head = styled.p`
  --slit: var(--night);
  display: flex;
  align-items: center;
  gap: var(--s-3);
  margin-inline: calc(-1 * var(--s-5));
  padding: var(--s-3) var(--s-5);
  background: var(--night);
  color: var(--brass-lit);
  font: 400 1.0625rem/1 var(--sign);
  box-shadow: 0 3px 0 var(--paper-raised), 0 4px 0 var(--brass-deep);
`;

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-3) var(--s-4);
  align-items: flex-start;
  justify-content: space-between;
  padding-top: var(--s-5);
  h2 { flex: 1 1 8rem; }
`;

const Typed = styled.span`
  font-weight: 600;
`;

const Blank = styled.span`
  display: inline-block;
  min-width: 6rem;
  border-bottom: 1px solid var(--paper-edge);
  color: var(--ink-soft);
  font: italic 400 var(--t-2)/1.5 var(--text);
  text-align: right;
`;

const Stub = styled.div`
  position: relative;
  padding: var(--s-4) var(--s-5) var(--s-5);
  background: var(--paper-raised);
  ${tornEdge('head')}
  &::before { content: ""; position: absolute; inset: 0 16px auto; border-top: 2px dashed var(--paper-edge); opacity: 0.7; }
`;

const Total = styled.p`
  display: flex;
  justify-content: space-between;
  align-items: baseline;
  gap: var(--s-4);
  b { font: 400 var(--t-7)/1 var(--title); font-variant-numeric: tabular-nums; }
  ${media.tiny} { flex-wrap: wrap; }
`;

interface TicketProps {
  readonly title: string;
  readonly facts: readonly TicketFact[];
  /** Below the torn edge: "Total for two", "$50.00". */
  readonly total: { readonly label: string; readonly amount: string };
  /** Beside the title. */
  readonly pictures?: ReactNode;
  readonly className?: string;
}

/** The booking summary, filled in step by step; lines without a value are blank. For paper. */
export function Ticket({ title, facts, total, pictures, className }: TicketProps) {
  const titleId = useId();
  return (
    <Whole as="aside" className={className} aria-labelledby={titleId}>
      <Body>
        <Head>
          <thisHouse.Logo width={40} />
          <span>{thisHouse.name}</span>
        </Head>
        <Top>
          <h2 id={titleId}>{title}</h2>
          {pictures}
        </Top>
        <Leaders
          facts={facts.map(({ term, value, blank = t`next step` }) => ({
            term,
            value: value ? <Typed>{value}</Typed> : <Blank>{blank}</Blank>,
            long: (value?.length ?? 0) > LONG_LINE,
          }))}
        />
      </Body>
      <Stub>
        <Total>
          <span>{total.label}</span>
          <b>{total.amount}</b>
        </Total>
      </Stub>
    </Whole>
  );
}
