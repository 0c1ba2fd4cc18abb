import { t } from '@lingui/core/macro';
import { styled } from 'styled-components';
import { Quantity } from '../../kit/design/controls/quantity.js';
import { Badge } from '../../kit/design/marks/badge.js';
import { media } from '../../kit/design/media.js';
import { Text } from '../../kit/design/type/text.js';
import { printedCents, toCents } from '../../kit/lib/money.js';
import type { FoodMenu } from './food-order.js';

const Dish = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--s-1) var(--s-4);
  align-items: center;
  padding-block: var(--s-3);
  border-bottom: 1px solid var(--line);
  h3 { font-size: var(--t-5); }
  > [role='group'] { grid-row: 1 / 3; grid-column: 2; }
  ${media.fromPhone} { grid-template-columns: minmax(0, 1fr) auto auto; > b { grid-row: 1; grid-column: 2; } > [role='group'] { grid-row: 1; grid-column: 3; } }
  ${media.tiny} { grid-template-columns: minmax(0, 1fr); > [role='group'] { grid-row: auto; grid-column: 1; } }
`;

const Price = styled.b`
  font: 400 var(--t-5) / 1.2 var(--title);
  font-variant-numeric: tabular-nums;
`;

const List = styled.ul`
  border-top: 4px double var(--brass-deep);
`;

interface FoodMenuListProps {
  readonly menu: FoodMenu;
  readonly counts: Readonly<Record<string, number>>;
  readonly onCount: (dish: string, count: number) => void;
}

export function FoodMenuList({ menu, counts, onCount }: FoodMenuListProps) {
  const { restaurant, items } = menu;
  return (
    <List aria-label={t`Menu of ${restaurant}`}>
      {items.map(({ id, name, price, description, vegetarian }) => (
        <Dish key={id}>
          <div>
            <h3>{name}</h3>
            {vegetarian ? <Badge kind="felt">{t`Vegetarian`}</Badge> : null}
            <Text kind="small" soft>
              {description}
            </Text>
          </div>
          <Price>{printedCents(toCents(price))}</Price>
          <Quantity isTyped of={name} value={counts[id] ?? 0} onChange={(count) => onCount(id, count)} />
        </Dish>
      ))}
    </List>
  );
}
