import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { createGlobalStyle, styled } from 'styled-components';
import { thisHouse } from '#house/about/house.js';
import { ToolButton } from '../../kit/design/controls/tool-button.js';
import { addressLines } from '../../kit/lib/postal-address.js';
import { venueDateTime } from '../../kit/lib/venue-dates.js';
import type { StaffOrder } from './order-parts.js';
import { type Goods, goodsOf, leftOf } from './order-parts.js';

const PrintedAlone = createGlobalStyle`
  @media print { body > :not([data-packing-slip]) { display: none !important; } html, body { background: #fff; } }
`;

const Sheet = styled.section`
  display: none;
  @media print { display: block; color: #000; font: 400 11pt/1.4 var(--ui); overflow-wrap: anywhere; }
  h1 { font: 600 15pt/1.2 var(--ui); color: #000; }
  h2 { margin-top: 18pt; font: 600 12pt/1.2 var(--ui); color: #000; }
  address { margin: 18pt 0; font: 600 16pt/1.3 var(--ui); font-style: normal; }
  address span { display: block; }
  table { width: 100%; border-collapse: collapse; }
  th, td { padding: 3pt 6pt 3pt 0; border-bottom: 0.5pt solid #777; text-align: left; }
  tr { break-inside: avoid; }
  th:first-child { width: 5rem; }
  td:last-child::before { content: ""; display: inline-block; width: 9pt; height: 9pt; margin-right: 7pt; border: 0.75pt solid #000; }
`;

function Things({ lines }: { readonly lines: readonly Goods[] }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Quantity</th>
          <th scope="col">Product</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) =>
          leftOf(line) > 0 ? (
            <tr key={line.id}>
              <td>{leftOf(line)}</td>
              <td>{line.name}</td>
            </tr>
          ) : null,
        )}
      </tbody>
    </table>
  );
}

/** For the parcel: the address for its window, and the things to tick. No amounts, because it may be a gift. */
function PackingSlip({ order }: { readonly order: StaffOrder }) {
  const { orderNumber, customerName, createdAt, delivery, labelIsOld } = order;
  const goods = goodsOf(order);
  const to = delivery === null ? ['Pickup'] : [...addressLines(delivery), delivery.phone];
  return createPortal(
    <Sheet data-packing-slip="">
      <PrintedAlone />
      <h1>
        {thisHouse.name}: order {orderNumber}
      </h1>
      <p>Placed {venueDateTime(createdAt)}</p>
      {labelIsOld ? <p>The address was corrected after packing. Put this one over the label.</p> : null}
      <address>
        {[customerName, ...to].map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <Things lines={goods.filter(({ pickUp }) => delivery === null || !pickUp)} />
      {delivery && goods.some((line) => line.pickUp && leftOf(line) > 0) ? (
        <>
          <h2>Not in the parcel: for the counter</h2>
          <Things lines={goods.filter(({ pickUp }) => pickUp)} />
        </>
      ) : null}
    </Sheet>,
    document.body,
  );
}

export function PackingSlipButton({ order }: { readonly order: StaffOrder }) {
  const [isPrinting, setIsPrinting] = useState(false);

  // Printed once it is rendered, then removed.
  useEffect(() => {
    if (!isPrinting) return;
    window.print();
    setIsPrinting(false);
  }, [isPrinting]);

  return (
    <div>
      <ToolButton aria-label={`Print the packing slip: order ${order.orderNumber}`} onClick={() => setIsPrinting(true)}>
        Print the packing slip
      </ToolButton>
      {isPrinting ? <PackingSlip order={order} /> : null}
    </div>
  );
}
