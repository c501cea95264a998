import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { renderApp } from '../../testing/render-app';
import { SearchBox } from './SearchBox';

function Address() {
  const { pathname, search } = useLocation();
  return <output>{decodeURIComponent(pathname + search)}</output>;
}

function show() {
  renderApp(
    <>
      <SearchBox />
      <button>Otra cosa</button>
      <Address />
    </>,
  );
}

const opener = () => screen.getByRole('button', { name: 'Buscar productos' });
const input = () => screen.queryByRole('searchbox', { name: 'Buscar productos' });

describe('SearchBox', () => {
  it('opens on a click with the focus in it, and Escape gives the focus back', async () => {
    show();
    expect(input()).not.toBeInTheDocument();
    await userEvent.click(opener());
    expect(opener()).toHaveAttribute('aria-expanded', 'true');
    expect(input()).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(input()).not.toBeInTheDocument();
    expect(opener()).toHaveFocus();
  });

  it('searches on Enter and closes', async () => {
    show();
    await userEvent.click(opener());
    await userEvent.keyboard('  MOCHILA grande {Enter}');
    expect(screen.getByRole('status')).toHaveTextContent('/productos?category=mochila');
    expect(input()).not.toBeInTheDocument();
  });

  it('searches on a click for words that name no category', async () => {
    show();
    await userEvent.click(opener());
    await userEvent.keyboard('León');
    await userEvent.click(screen.getByRole('button', { name: 'Buscar' }));
    expect(screen.getByRole('status')).toHaveTextContent('/productos?search=león');
  });

  it('stays where it is when there is nothing to search for', async () => {
    show();
    await userEvent.click(opener());
    await userEvent.keyboard('   {Enter}');
    expect(screen.getByRole('status').textContent).toBe('/');
    expect(input()).toBeInTheDocument();
  });

  it('closes when the shopper turns to something else', async () => {
    show();
    await userEvent.click(opener());
    await userEvent.click(screen.getByRole('button', { name: 'Otra cosa' }));
    expect(input()).not.toBeInTheDocument();
  });
});
