import { Link } from 'react-router-dom';
import { Text } from '../../design/type/text.js';
import { signedCents } from '../../lib/money.js';

/** A number that opens its lines; a zero has none. */
export function Amount({ cents, to }: { readonly cents: number; readonly to: string }) {
  if (cents === 0)
    return (
      <Text as="span" kind="small" soft>
        0.00
      </Text>
    );
  return <Link to={{ search: to }}>{signedCents(cents)}</Link>;
}
