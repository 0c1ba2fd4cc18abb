import { styled } from 'styled-components';
import { PhoneLink } from '../../kit/design/type/contact-links.js';
import { addressLines, type PostalAddress } from '../../kit/lib/postal-address.js';

/** Words do not break, although the table's cells may: on a tablet an address would have one letter per line. */
const Address = styled.span`
  overflow-wrap: normal;
  a { white-space: nowrap; }
`;

interface ShipToProps {
  readonly order: {
    readonly delivery: (PostalAddress & { readonly phone: string }) | null;
    /** Its goods. */
    readonly lines: readonly { readonly pickUp: boolean }[];
  };
}

export function ShipTo({ order: { delivery, lines } }: ShipToProps) {
  if (lines.length === 0) return 'Nothing to ship';
  if (delivery === null) return 'Pickup';
  return (
    <Address>
      {addressLines(delivery)
        .filter((line) => line !== '')
        .map((line) => (
          <span key={line}>
            {line}
            <br />
          </span>
        ))}
      {delivery.phone === '' ? null : <PhoneLink phone={delivery.phone} />}
      {lines.some(({ pickUp }) => pickUp) ? (
        <>
          <br />
          <b>Some of it: pickup</b>
        </>
      ) : null}
    </Address>
  );
}
