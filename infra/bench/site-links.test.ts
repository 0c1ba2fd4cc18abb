import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { crawl, linksIn, shapeOf } from './site-links.ts';

const routes = ['/', '/tours', '/book-tour', '/visit/:token', '/admin', '/admin/bookings/:booking'];

it('reads the links of a page and of an e-mail', () => {
  const html =
    '<a href="/book-tour?tour=premium&amp;id=2#day">Book</a><a href="mailto:a@b.c">Write</a><a href="#main">Skip</a>';
  expect(linksIn(html, 'https://hilltop.example')).toEqual(['/book-tour?tour=premium&id=2', '/']);
  const mail = '<a href="https://hilltop.example/visit/abc"><a href="https://maps.example/?daddr=hill">';
  expect(linksIn(mail, 'https://hilltop.example')).toEqual(['/visit/abc']);
});

it.each([
  ['/book-tour?tour=premium&id=2', '/book-tour?id&tour'],
  ['/visit/abc', '/visit/:token'],
  ['/', '/'],
  ['/admin', undefined],
  ['/uploads/a.jpg', undefined],
])('names the kind of %s', (address, shape) => {
  expect(shapeOf(address, routes)).toBe(shape);
});

describe('a crawl', () => {
  const pages: Record<string, string> = {
    '/': '<a href="/tours"><a href="/assets/style.css"><a href="/admin">',
    '/tours': '<a href="/book-tour?id=1"><a href="/book-tour?id=2"><a href="/">',
    '/book-tour?id=1': '<a href="/tours">',
    '/visit/abc': '<a href="/gone">',
  };
  const server = createServer(({ url = '' }, response) => {
    response.writeHead(url in pages ? 200 : 404).end(pages[url]);
  });
  let site = '';
  beforeAll(async () => {
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => void server.close());

  it('opens one address of each kind that a link leads to', async () => {
    const links = await crawl(site, routes, ['/', '/visit/abc']);
    expect(links.map(({ address }) => address)).toEqual(['/', '/visit/abc', '/tours', '/book-tour?id=1']);
  });

  it('fails on a link that leads nowhere', async () => {
    await expect(crawl(site, [...routes, '/gone'], ['/visit/abc'])).rejects.toThrow('/gone is a link and answers 404');
  });
});
