import { styled } from 'styled-components';
import type { TwoAccounts as Accounts } from '../../content/sureness.js';
import { Plate } from '../../design/frames/plate.js';
import { media } from '../../design/media.js';

const Sheet = styled(Plate)`
  display: grid;
  padding: var(--s-6) clamp(1.5rem, 4vw, 3.5rem);
  margin-top: var(--s-3);
  h3 { text-align: center; }
  > p { margin-top: var(--s-5); padding-top: var(--s-4); border-top: 1px solid var(--rule); text-align: center; text-wrap: balance; color: var(--fg-soft); font: italic 400 var(--t-3) / 1.45 var(--text); }
  @media (min-width: 64rem) { grid-column: 2 / -1; }
  ${media.print} { break-inside: avoid; }
`;

const Sides = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  margin-top: var(--s-4);
  > div { padding: 0 clamp(0.75rem, 2vw, 1.75rem); text-align: center; }
  > div + div { border-left: 1px solid var(--rule); }
  b { display: block; font: 400 clamp(2.25rem, 1.8rem + 2vw, 3.75rem) / 1 var(--sign); color: var(--oxblood); }
  > div + div b { color: var(--swallow); }
  p { margin-top: var(--s-2); font: 400 var(--t-3) / 1.45 var(--text); text-wrap: balance; }
  ${media.tiny} { grid-template-columns: minmax(0, 1fr); gap: var(--s-4); > div + div { border-left: 0; } }
`;

/** Two sources that differ, at the same size, and our reading, labeled as ours. */
export function TwoAccounts({ heading, accounts, reading, isTold }: Accounts & { readonly isTold: boolean }) {
  return (
    <Sheet data-told={isTold ? '' : undefined}>
      <h3>{heading}</h3>
      <Sides>
        {accounts.map(({ value, words }) => (
          <div key={value}>
            <b>{value}</b>
            <p>{words}</p>
          </div>
        ))}
      </Sides>
      <p>{reading}</p>
    </Sheet>
  );
}
