import { Link } from 'react-router-dom';
import { Text } from '../../design/type/text.js';
import { signedCents } from '../../lib/money.js';

/** A number that opens its lines; a zero has none, nor has a number from elsewhere. */
export function Amount({ cents, to }: { readonly cents: number; readonly to: string | undefined }) {
  if (cents === 0)
    return (
      <Text as="span" kind="small" soft>
        0.00
      </Text>
    );
  return to === undefined ? signedCents(cents) : <Link to={{ search: to }}>{signedCents(cents)}</Link>;
}
