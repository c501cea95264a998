import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { OnHydrated, holdEarlyPresses } from './early-presses';

function Part({ isHydrated, onPress }: { isHydrated: boolean; onPress?: () => void }) {
  const container = useRef<HTMLDivElement>(null);
  return (
    <div ref={container} data-lazy="">
      <button onClick={onPress}>Agregar</button>
      <a href="/productos">Productos</a>
      <a href="https://wa.me/57">Chat</a>
      <a href="/terminos" target="_blank">
        Términos
      </a>
      {isHydrated && <OnHydrated container={container} />}
    </div>
  );
}

/** True when the click reaches the link, so that the browser or the component handles it. */
function getsThrough(name: string, init?: MouseEventInit): boolean {
  const answer = jest.fn((event: Event) => event.preventDefault());
  const link = screen.getByRole('link', { name });
  link.addEventListener('click', answer, { once: true });
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  return answer.mock.calls.length > 0;
}

beforeAll(holdEarlyPresses);

it('repeats what was done in a component that React renders anew', async () => {
  const onPress = jest.fn();
  function Form({ isNew }: { isNew: boolean }) {
    const container = useRef<HTMLDivElement>(null);
    return (
      <div ref={container} data-lazy="">
        <div key={String(isNew)}>
          <input aria-label="Nombre" />
          <input type="checkbox" aria-label="Autorizo" />
          <button onClick={onPress}>Enviar</button>
        </div>
        {isNew && <OnHydrated container={container} />}
      </div>
    );
  }
  const { rerender } = render(<Form isNew={false} />);
  await userEvent.type(screen.getByRole('textbox'), 'Laura');
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(screen.getByRole('button'));
  rerender(<Form isNew />);
  await waitFor(() => expect(onPress).toHaveBeenCalledTimes(1));
  expect(screen.getByRole('textbox')).toHaveValue('Laura');
  expect(screen.getByRole('checkbox')).toBeChecked();
});

describe('clicks on a component that is not hydrated', () => {
  it('repeats the last one once after hydration, and passes on all later ones', async () => {
    const onPress = jest.fn();
    const { rerender } = render(<Part isHydrated={false} onPress={onPress} />);
    await userEvent.click(screen.getByRole('button'));
    await userEvent.click(screen.getByRole('button'));
    expect(onPress).not.toHaveBeenCalled();
    rerender(<Part isHydrated onPress={onPress} />);
    await waitFor(() => expect(onPress).toHaveBeenCalledTimes(1));
    await userEvent.click(screen.getByRole('button'));
    expect(onPress).toHaveBeenCalledTimes(2);
  });

  it('blocks internal links, but no links to other windows or sites', () => {
    render(<Part isHydrated={false} />);
    expect(getsThrough('Productos')).toBe(false);
    expect(getsThrough('Productos', { ctrlKey: true })).toBe(true);
    expect(getsThrough('Chat')).toBe(true);
    expect(getsThrough('Términos')).toBe(true);
  });
});
