/** The link preview image: 1200 × 630, in `public/social/`. */
export function socialImage(path: `/${string}`): `/${string}` {
  return `/social/${path.slice(1) || 'home'}.jpg`;
}
