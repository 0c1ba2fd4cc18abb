import { thisHouse } from '#house/about/house.js';
import { Text } from '../../kit/design/type/text.js';
import { Reach } from '../../kit/document/reach.js';
import { useHouseDetails } from '../../kit/document/use-house.js';
import { Address } from '../design/own-page-parts.js';

/** How it is paid. No bank account: whoever reads one here would believe another one in a forged mail. */
export function PaySection({ number }: { readonly number: string }) {
  const house = useHouseDetails();
  return (
    <section aria-labelledby="pay">
      <h2 id="pay">How to pay</h2>
      <Text>
        {house
          ? `By a check to the house: write ${number} on it, and mail or bring it to:`
          : `By a check to the house: write ${number} on it, and bring it to us.`}
      </Text>
      {house ? (
        <Address>
          <span>{thisHouse.name}</span>
          <span>{house.street}</span>
          <span>{house.town}</span>
        </Address>
      ) : null}
      <Text>
        Or call <Reach />.
      </Text>
      <Text>
        <b>We never mail a change of where to pay. If an e-mail says so, call us.</b>
      </Text>
    </section>
  );
}
