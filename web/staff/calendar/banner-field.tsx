import type { ComponentProps } from 'react';
import { SelectField } from '../../kit/design/controls/text-field.js';
import { banners } from './closing-schema.js';

/** When a closed day's banner appears on every page. */
export function BannerField(props: Omit<ComponentProps<typeof SelectField>, 'label' | 'hint' | 'children'>) {
  return (
    <SelectField {...props} label="Banner on the site" hint="The calendar and the hours show it at once">
      {banners.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}
