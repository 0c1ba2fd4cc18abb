/** Links to directions in common map apps. No map is embedded, so no third party learns of the visit. */
export function directionsTo(address: string): readonly { readonly label: string; readonly href: string }[] {
  const destination = encodeURIComponent(address);
  return [
    { label: 'Google Maps', href: `https://www.google.com/maps/dir/?api=1&destination=${destination}` },
    { label: 'Apple Maps', href: `https://maps.apple.com/?daddr=${destination}` },
    { label: 'OpenStreetMap', href: `https://www.openstreetmap.org/search?query=${destination}` },
  ];
}
