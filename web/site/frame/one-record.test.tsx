import { expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { Link, MemoryRouter, matchRoutes, Route, type RouteObject, Routes } from 'react-router-dom';
import { OneRecord, siteRoutes } from '../routes.js';

/** A path for each of the routes that name a record. */
function addressesOf(routes: readonly RouteObject[]): readonly string[] {
  return routes.flatMap(({ path, children = [] }) => [
    ...(path?.includes(':token') ? [path.replace(':token', 'some')] : []),
    ...addressesOf(children),
  ]);
}

it('keeps nothing of a record for the next, which comes by a link on the same page', () => {
  render(
    <MemoryRouter initialEntries={['/waiver/first']}>
      <Link to="#end">Its end</Link>
      <Link to="/waiver/second">The second</Link>
      <Routes>
        <Route element={<OneRecord />}>
          <Route path="/waiver/:token" element={<input aria-label="Name" />} />
        </Route>
      </Routes>
    </MemoryRouter>,
  );
  const name = () => screen.getByLabelText<HTMLInputElement>('Name').value;
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Tess Typed' } });
  fireEvent.click(screen.getByText('Its end'));
  expect(name()).toBe('Tess Typed');
  fireEvent.click(screen.getByText('The second'));
  expect(name()).toBe('');
});

it.each(addressesOf(siteRoutes))('wraps %s', (address) => {
  const wrapped = matchRoutes(siteRoutes, address)?.map(({ route }) => route.element) ?? [];
  expect(wrapped).toContainEqual(<OneRecord />);
});
