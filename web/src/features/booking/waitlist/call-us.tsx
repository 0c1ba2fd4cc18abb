import { phoneLink } from '../../../document/house-words.js';
import { useHouseDetails } from '../../../document/use-house.js';

export function CallUs() {
  const phone = useHouseDetails()?.phone;
  return <>call {phone ? <a href={phoneLink(phone)}>{phone}</a> : 'us'}</>;
}
