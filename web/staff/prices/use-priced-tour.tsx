import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { TourType } from '../../generated/operations.js';
import { PricedToursDocument, StaffTourPricesDocument } from '../../generated/staff-operations.js';
import { SelectField } from '../../kit/design/controls/text-field.js';
import { useAdminQuery } from '../data/use-admin-query.js';
import type { PriceList, StaffTicketType } from './price-rows.js';

export interface PricedTour {
  /** Undefined while tours and prices load. */
  readonly tour: { readonly id: string; readonly type: TourType; readonly name: string } | undefined;
  readonly list: PriceList | undefined;
  readonly types: readonly StaffTicketType[];
  readonly hasFailed: boolean;
  readonly reload: () => void;
  /** A select for the tour. */
  readonly chooser: ReactNode;
}

/** The URL can name the first one, `tour={id}`. */
export function usePricedTour(): PricedTour {
  const [parameters] = useSearchParams();
  const [chosen, setChosen] = useState(parameters.get('tour'));
  const tours = useAdminQuery(PricedToursDocument, {});
  const all = tours.data?.tours ?? [];
  const tour = all.find(({ id }) => id === chosen) ?? all[0];
  const prices = useAdminQuery(StaffTourPricesDocument, { tourId: tour?.id ?? '' }, tour !== undefined);
  const list = prices.data?.tourPrices ?? undefined;
  return {
    tour,
    list: list?.tourId === tour?.id ? list : undefined,
    types: tours.data?.ticketTypes ?? [],
    hasFailed: tours.hasFailed || prices.hasFailed,
    reload: () => {
      void tours.reload();
      if (tour) void prices.reload();
    },
    chooser: (
      <SelectField
        label="Tour"
        value={tour?.id ?? ''}
        error={undefined}
        onChange={({ target }) => setChosen(target.value)}
      >
        {all.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
    ),
  };
}
