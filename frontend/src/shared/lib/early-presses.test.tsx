import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { OnHydrated, holdEarlyPresses } from './early-presses';

function Part({ alive, onPress }: { alive: boolean; onPress?: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  return (
    <div ref={place} data-lazy="">
      <button onClick={onPress}>Agregar</button>
      <a href="/productos">Productos</a>
      <a href="https://wa.me/57">Chat</a>
      <a href="/terminos" target="_blank">
        Términos
      </a>
      {alive && <OnHydrated place={place} />}
    </div>
  );
}

/** Whether the press gets beyond the window, where the browser or the part's own code answers it. */
function getsThrough(name: string, init?: MouseEventInit): boolean {
  const answer = jest.fn((event: Event) => event.preventDefault());
  const link = screen.getByRole('link', { name });
  link.addEventListener('click', answer, { once: true });
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  return answer.mock.calls.length > 0;
}

beforeAll(holdEarlyPresses);

describe('presses on a part that sleeps', () => {
  it('does the last one once, when the part has come to life, and all later ones at once', async () => {
    const onPress = jest.fn();
    const { rerender } = render(<Part alive={false} onPress={onPress} />);
    await userEvent.click(screen.getByRole('button'));
    await userEvent.click(screen.getByRole('button'));
    expect(onPress).not.toHaveBeenCalled();
    rerender(<Part alive onPress={onPress} />);
    await waitFor(() => expect(onPress).toHaveBeenCalledTimes(1));
    await userEvent.click(screen.getByRole('button'));
    expect(onPress).toHaveBeenCalledTimes(2);
  });

  it('holds back a link within the shop, none that leads to another window or site', () => {
    render(<Part alive={false} />);
    expect(getsThrough('Productos')).toBe(false);
    expect(getsThrough('Productos', { ctrlKey: true })).toBe(true);
    expect(getsThrough('Chat')).toBe(true);
    expect(getsThrough('Términos')).toBe(true);
  });
});
