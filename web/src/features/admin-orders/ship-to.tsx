import { styled } from 'styled-components';
import { PhoneLink } from '../../design/type/contact-links.js';
import { addressLines, type PostalAddress } from '../../lib/postal-address.js';

/** Words do not break, although the table's cells may: on a tablet an address would have one letter per line. */
const Address = styled.span`
  overflow-wrap: normal;
  a { white-space: nowrap; }
`;

interface ShipToProps {
  readonly delivery: (PostalAddress & { readonly phone: string }) | null;
}

export function ShipTo({ delivery }: ShipToProps) {
  if (delivery === null) return 'Pickup';
  return (
    <Address>
      {addressLines(delivery).map((line) => (
        <span key={line}>
          {line}
          <br />
        </span>
      ))}
      <PhoneLink phone={delivery.phone} />
    </Address>
  );
}
