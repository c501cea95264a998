import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, useLocation } from 'react-router-dom';
import { renderApp } from '../../testing/render-app';
import { useNavigateHere } from './use-navigate-here';

function Page() {
  const navigate = useNavigateHere();
  const { pathname } = useLocation();
  return (
    <>
      <output>{pathname}</output>
      <button onClick={() => navigate('/payment-success')}>Seguir</button>
    </>
  );
}

const path = () => screen.getByRole('status');
const press = () => userEvent.click(screen.getByRole('button'));

afterEach(() => {
  jest.useRealTimers();
});

it('opens the page', async () => {
  renderApp(<Page />, { path: '/checkout' });
  await press();
  expect(path()).toHaveTextContent('/payment-success');
});

it('leaves the navigation to a browser that is already navigating, also when it comes back later', async () => {
  jest.useFakeTimers({ doNotFake: ['performance'] });
  renderApp(<Page />, { path: '/checkout' });
  dispatchEvent(new Event('beforeunload'));
  act(() => screen.getByRole('button').click());
  expect(path()).toHaveTextContent('/checkout');
  dispatchEvent(new Event('pagehide'));
  await act(() => jest.runAllTimersAsync());
  expect(path()).toHaveTextContent('/checkout');
});

it('navigates when the browser has stayed', async () => {
  jest.useFakeTimers();
  renderApp(<Page />, { path: '/checkout' });
  dispatchEvent(new Event('beforeunload'));
  act(() => screen.getByRole('button').click());
  expect(path()).toHaveTextContent('/checkout');
  await act(() => jest.runAllTimersAsync());
  expect(path()).toHaveTextContent('/payment-success');
});

it('stays on the page that the shopper opened in the meantime', async () => {
  jest.useFakeTimers();
  function Shop() {
    const { pathname } = useLocation();
    return (
      <>
        {pathname === '/checkout' ? <Page /> : <output>{pathname}</output>}
        <Link to="/carrito">Carrito</Link>
      </>
    );
  }
  renderApp(<Shop />, { path: '/checkout' });
  dispatchEvent(new Event('beforeunload'));
  act(() => screen.getByRole('button').click());
  act(() => screen.getByText('Carrito').click());
  await act(() => jest.runAllTimersAsync());
  expect(path()).toHaveTextContent('/carrito');
});
