import { Link } from 'react-router-dom';
import { signedCents } from '../../kit/lib/money.js';
import { Figures } from '../reports/report-figures.js';

/** Label, cents, note, and URL of the lines behind it. */
export type MoneyFigure = readonly [label: string, cents: number, note: string, search: string];

/** Each figure links to its lines. */
export function MoneyFigures({ figures }: { readonly figures: readonly MoneyFigure[] }) {
  return (
    <Figures aria-label="Figures">
      {figures.map(([label, cents, note, search]) => (
        <li key={label}>
          <Link to={{ search }}>
            <span>{label}</span>
            <strong>{signedCents(cents)}</strong>
            <span>{note}</span>
          </Link>
        </li>
      ))}
    </Figures>
  );
}
