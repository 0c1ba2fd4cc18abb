import { venue } from '../../content/venue.js';

const destination = encodeURIComponent(venue.address);

/** Ways to the gate on the maps that people have. No map is loaded into the page: nobody is told who looks. */
export const directions: readonly { readonly label: string; readonly href: string }[] = [
  { label: 'Google Maps', href: `https://www.google.com/maps/dir/?api=1&destination=${destination}` },
  { label: 'Apple Maps', href: `https://maps.apple.com/?daddr=${destination}` },
  { label: 'OpenStreetMap', href: `https://www.openstreetmap.org/search?query=${destination}` },
];
