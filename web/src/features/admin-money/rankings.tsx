import { AdminSection, AdminSectionBody } from '../../admin/layout/admin-section.js';
import { percent } from '../../admin/lists/seat-bar.js';
import { Bars, BarsGrid, Meter } from '../../admin/reports/report-bars.js';
import { VisuallyHidden } from '../../design/layout/visually-hidden.js';
import { Amount } from './amount.js';
import { type MoneyPlace, moneySearch } from './money-address.js';
import { moneyWords } from './money-words.js';
import type { MoneyNames, Takings } from './takings.js';

type Part = Takings['byTour'][number];

interface RankingProps {
  readonly title: string;
  readonly parts: readonly Part[];
  readonly nameOf: (key: string | null) => string;
  readonly linesOf: (key: string) => string;
}

function Ranking({ title, parts, nameOf, linesOf }: RankingProps) {
  const whole = parts.reduce((sum, { cents }) => sum + cents, 0);
  const most = Math.max(...parts.map(({ cents }) => cents), 1);
  return (
    <AdminSection title={title}>
      {parts.length === 0 ? (
        <AdminSectionBody>
          <p>Nothing.</p>
        </AdminSectionBody>
      ) : (
        <Bars>
          <VisuallyHidden as="caption">{title}, before refunds</VisuallyHidden>
          <tbody>
            {parts.map(({ key, cents }) => (
              <tr key={key ?? ''}>
                <th scope="row">{nameOf(key ?? null)}</th>
                <td aria-hidden="true">
                  <Meter $share={percent(Math.max(cents, 0), most)} />
                </td>
                <td>
                  <Amount cents={cents} to={linesOf(key ?? '')} />
                  <small>{percent(Math.max(cents, 0), whole)}%</small>
                </td>
              </tr>
            ))}
          </tbody>
        </Bars>
      )}
    </AdminSection>
  );
}

/** By tender, channel, tour and product, before refunds. */
export function Rankings(props: { readonly takings: Takings; readonly place: MoneyPlace; readonly names: MoneyNames }) {
  const { takings, place, names } = props;
  const lines = (name: string) => (key: string) => moneySearch({ ...place, lines: `${name}:${key}` });
  const words = (key: string | null) => moneyWords(key ?? 'none');
  const named = (otherwise: string) => (key: string | null) => names.get(key ?? '') ?? otherwise;
  return (
    <BarsGrid>
      <Ranking title="By tender" parts={takings.byTender} nameOf={words} linesOf={lines('tender')} />
      <Ranking title="By channel" parts={takings.byChannel} nameOf={words} linesOf={lines('channel')} />
      <Ranking title="By tour" parts={takings.byTour} nameOf={named('No longer offered')} linesOf={lines('tour')} />
      <Ranking
        title="By product"
        parts={takings.byProduct}
        nameOf={named('No longer sold')}
        linesOf={lines('product')}
      />
    </BarsGrid>
  );
}
