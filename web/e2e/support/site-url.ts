export function siteUrl(): string {
  const url = process.env.SITE_URL;
  if (!url) throw new Error('SITE_URL is not set: `make e2e` starts a Hilltop and sets it');
  return url;
}
