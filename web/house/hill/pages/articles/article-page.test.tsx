import { describe, expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { withoutBraces } from '../../design/claims.js';
import { chapterPictures } from '../../drawings/scenes/chapter-pictures.js';
import { articleList } from '../../texts/articles/article-list.js';
import { ArticlePage } from './article-page.js';
import { articleAt } from './chapters.js';

function draw(route: string) {
  return render(
    <MemoryRouter>
      <ArticlePage article={articleAt(articleList, route)} />
    </MemoryRouter>,
  );
}

describe('ArticlePage', () => {
  it.each(articleList.map((article) => [article.route, article] as const))('shows all of %s', (route, article) => {
    draw(route);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(article.title);
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      ...article.sections.map(({ heading }) => heading),
      ...(article.onTour ? ['Where it stands on the tour'] : []),
    ]);
    for (const { paragraphs, notes, twoAccounts, quote } of article.sections) {
      for (const paragraph of paragraphs) expect(document.body.textContent).toContain(withoutBraces(paragraph));
      for (const { source } of notes) expect(screen.getAllByText(source).length).toBeGreaterThan(0);
      if (twoAccounts) expect(screen.getByText(twoAccounts.reading)).toBeTruthy();
      if (quote) expect(screen.getByText(quote.attribution)).toBeTruthy();
    }
  });

  it.each(articleList.map(({ route }) => [route] as const))(
    'shows %s one picture in its middle and a detail at its end',
    (route) => {
      const { container } = draw(route);
      const picture = chapterPictures[route];
      const sources = [...container.querySelectorAll('picture')].map((each) => [
        each.querySelector('source')?.getAttribute('srcset'),
        each.querySelector('img')?.getAttribute('src'),
      ]);
      expect(sources).toEqual([
        [picture?.tall.src, picture?.wide.src],
        [picture?.tallDetail.src, picture?.detail.src],
      ]);
    },
  );

  it('tells search engines the way to it', () => {
    draw('/prophecy');
    const said = JSON.parse(document.head.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}');
    const { origin } = window.location;
    expect(said).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, item: `${origin}/` },
        { position: 2, item: `${origin}/timeline` },
        { position: 3, item: `${origin}/prophecy` },
      ],
    });
  });

  it('shows the position in the story and links back and forward', () => {
    draw('/prophecy');
    const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(crumbs.getByText('7 of 12').getAttribute('aria-current')).toBe('page');
    const onward = within(screen.getByRole('navigation', { name: 'More of the story' }));
    expect(onward.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/crusade-begins',
      '/purchase-vision',
    ]);
  });

  it('links from the last chapter to the whole story', () => {
    draw('/story-of-hope');
    expect(screen.getByRole('link', { name: /The story from the start/ }).getAttribute('href')).toBe('/timeline');
  });
});
