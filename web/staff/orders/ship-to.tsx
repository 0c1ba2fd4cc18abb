import { styled } from 'styled-components';
import { PhoneLink } from '../../kit/design/type/contact-links.js';
import { addressLines } from '../../kit/lib/postal-address.js';
import { goodsOf, type StaffOrder } from './order-parts.js';

/** Words do not break, although the table's cells may: on a tablet an address would have one letter per line. */
const Address = styled.span`
  overflow-wrap: normal;
  a { white-space: nowrap; }
`;

interface ShipToProps {
  readonly order: Pick<StaffOrder, 'delivery' | 'lines'>;
}

export function ShipTo({ order: { delivery, lines } }: ShipToProps) {
  const goods = goodsOf({ lines });
  if (goods.length === 0) return 'Nothing to ship';
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
      {goods.some(({ pickUp }) => pickUp) ? (
        <>
          <br />
          <b>Some of it: pickup</b>
        </>
      ) : null}
    </Address>
  );
}
