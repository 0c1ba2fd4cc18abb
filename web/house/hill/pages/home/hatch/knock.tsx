import { useHouseDetails } from '../../../../../kit/document/use-house.js';
import { lazyPart } from '../../../../../kit/lib/loading/lazy-part.js';
import { latePart } from '../late-part.js';

const Hatch = latePart(lazyPart(async () => (await import('./hatch.js')).Hatch));

/** The hatch in the tower, of a house with a word at the gate: nothing of it is loaded otherwise. */
export function Knock() {
  const word = useHouseDetails()?.gateWord;
  return word ? <Hatch word={word} /> : null;
}
