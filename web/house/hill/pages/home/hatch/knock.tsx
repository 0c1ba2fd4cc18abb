import { useHouseDetails } from '../../../../../kit/document/use-house.js';
import { Late } from '../late.js';

async function load() {
  return (await import('./hatch.js')).Hatch;
}

/** The hatch in the tower, of a house with a word at the gate: nothing of it is loaded otherwise. */
export function Knock() {
  const word = useHouseDetails()?.gateWord;
  return word ? <Late load={load} props={{ word }} /> : null;
}
