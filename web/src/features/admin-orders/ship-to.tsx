import { addressLines, type PostalAddress } from '../../lib/postal-address.js';

interface ShipToProps {
  readonly delivery: (PostalAddress & { readonly phone: string }) | null;
}

/** The address of an order, with the phone number of its buyer. */
export function ShipTo({ delivery }: ShipToProps) {
  if (delivery === null) return 'Pickup';
  return (
    <>
      {addressLines(delivery).map((line) => (
        <span key={line}>
          {line}
          <br />
        </span>
      ))}
      <a href={`tel:${delivery.phone}`}>{delivery.phone}</a>
    </>
  );
}
