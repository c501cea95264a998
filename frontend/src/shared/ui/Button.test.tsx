import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FormEvent } from 'react';
import { Button } from './Button';

describe('Button', () => {
  it('ignores clicks while pending, but stays focusable and readable', async () => {
    const press = jest.fn();
    const submit = jest.fn((event: FormEvent) => event.preventDefault());
    render(
      <form onSubmit={submit}>
        <Button type="submit" pending onClick={press}>
          Enviando...
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: 'Enviando...' });
    await userEvent.click(button);
    expect(press).not.toHaveBeenCalled();
    expect(submit).not.toHaveBeenCalled();
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-busy', 'true');
  });

  it('can be clicked while it is not ready, to show what is missing', async () => {
    const press = jest.fn();
    render(
      <Button unready onClick={press}>
        Agregar al carrito
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Agregar al carrito' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    expect(press).toHaveBeenCalledTimes(1);
  });

  it('does not submit a form by default', async () => {
    const submit = jest.fn();
    render(
      <form onSubmit={submit}>
        <Button>Ver más</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(submit).not.toHaveBeenCalled();
  });
});
