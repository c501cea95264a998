import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactElement } from 'react';
import { Accordion } from './Accordion';

const items = [
  { id: 'delivery', title: '¿Cuánto se demora?', content: 'Entre 15 y 20 días hábiles.' },
  { id: 'payment', title: '¿Cómo pago?', content: 'Con tarjeta o transferencia.' },
];

function Example({ shown = items }) {
  const [open, setOpen] = useState<string[]>([]);
  return <Accordion items={shown} value={open} onValueChange={setOpen} headingLevel={2} />;
}

/** The accordion updates itself asynchronously after new rows. */
const change = (rerender: (ui: ReactElement) => void, ui: ReactElement) =>
  act(() => {
    rerender(ui);
    return Promise.resolve();
  });

const question = (name: string) => screen.getByRole('button', { name });

describe('Accordion', () => {
  it('opens several answers at once, each under a heading', async () => {
    render(<Example />);
    expect(screen.getByText('Con tarjeta o transferencia.')).not.toBeVisible();
    await userEvent.click(question('¿Cuánto se demora?'));
    await userEvent.click(question('¿Cómo pago?'));
    expect(screen.getByText('Entre 15 y 20 días hábiles.')).toBeVisible();
    expect(screen.getByText('Con tarjeta o transferencia.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: '¿Cómo pago?' })).toContainElement(question('¿Cómo pago?'));
    await userEvent.click(question('¿Cómo pago?'));
    expect(question('¿Cómo pago?')).toHaveAttribute('aria-expanded', 'false');
  });

  it('keeps the same question open when the list changes', async () => {
    const { rerender } = render(<Example />);
    await userEvent.click(question('¿Cómo pago?'));
    await change(rerender, <Example shown={items.slice(1)} />);
    expect(question('¿Cómo pago?')).toHaveAttribute('aria-expanded', 'true');
    await change(rerender, <Example />);
    expect(question('¿Cuánto se demora?')).toHaveAttribute('aria-expanded', 'false');
  });

  it('opens the answer in which find-in-page matches', () => {
    Object.defineProperty(HTMLElement.prototype, 'onbeforematch', { value: null, configurable: true });
    render(<Example />);
    const panel = screen.getByText('Con tarjeta o transferencia.').closest('[hidden]')!;
    expect(panel).toHaveAttribute('hidden', 'until-found');
    fireEvent(panel, new Event('beforematch', { bubbles: true }));
    expect(question('¿Cómo pago?')).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText('Con tarjeta o transferencia.')).toBeVisible();
    Reflect.deleteProperty(HTMLElement.prototype, 'onbeforematch');
  });
});
