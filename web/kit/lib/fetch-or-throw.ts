import { LANGUAGE_HEADER } from '../../../services/shared/contracts/src/house/languages.js';
import { language } from '../words/language.js';

function inLanguage(init?: RequestInit): RequestInit {
  const headers = new Headers(init?.headers);
  headers.set(LANGUAGE_HEADER, language);
  return { ...init, headers };
}

/** `fetch` in the language of the page that throws `<status>: <body>` for any non-success answer; the status text stands in for an empty body. */
export async function fetchOrThrow(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, language === 'en' ? init : inLanguage(init));
  if (response.ok) return response;
  const body = await response.text();
  throw new Error(`${response.status}: ${body || response.statusText}`);
}
