import { styled } from 'styled-components';
import { addressLines, type PostalAddress } from '../../lib/postal-address.js';

/** No word breaks: a cell of the table may, which leaves an address one letter a line on a tablet. */
const Address = styled.span`
  overflow-wrap: normal;
  a { white-space: nowrap; }
`;

interface ShipToProps {
  readonly delivery: (PostalAddress & { readonly phone: string }) | null;
}

/** The address of an order, with the phone number of its buyer. */
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
      <a href={`tel:${delivery.phone}`}>{delivery.phone}</a>
    </Address>
  );
}
