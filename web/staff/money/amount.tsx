import { Link } from 'react-router-dom';
import { Text } from '../../kit/design/type/text.js';
import { signedCents } from '../../kit/lib/money.js';

/** Links to the lines behind a number. Zeros and numbers from outside the books have none. */
export function Amount({ cents, to }: { readonly cents: number; readonly to: string | undefined }) {
  if (cents === 0)
    return (
      <Text as="span" kind="small" soft>
        0.00
      </Text>
    );
  return to === undefined ? signedCents(cents) : <Link to={{ search: to }}>{signedCents(cents)}</Link>;
}
