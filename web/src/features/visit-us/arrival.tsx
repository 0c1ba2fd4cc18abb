import { ButtonLink } from '../../design/controls/button-link.js';
import { Text } from '../../design/type/text.js';
import { addressLine, placeSentence } from '../../document/house-words.js';
import { useHouseDetails } from '../../document/use-house.js';

/** Where the house is, and the way to its map. */
export function Arrival() {
  const house = useHouseDetails();
  return (
    <>
      <Text kind="serif" mt={3}>
        {placeSentence(house && addressLine(house))}
      </Text>
      <Text mt={4}>
        <ButtonLink to="/contact" kind="second">
          Map and directions
        </ButtonLink>
      </Text>
    </>
  );
}
