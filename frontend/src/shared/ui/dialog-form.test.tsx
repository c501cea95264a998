import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DialogFoot, DialogForm } from './dialog-form';

afterEach(() => jest.restoreAllMocks());

it.each([
  ['waits for the connection, also with the Enter key', false, 0],
  ['sends with a connection', true, 2],
])('%s', async (_, isOnline, sent) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  const onSubmit = jest.fn((event: Event) => event.preventDefault());
  render(
    <DialogForm onSubmit={(event) => onSubmit(event.nativeEvent)}>
      <input aria-label="Nota" />
      <DialogFoot action="Guardar" pendingAction="Guardando..." pending={false} isOver={false} onClose={jest.fn()} />
    </DialogForm>,
  );
  const person = userEvent.setup();
  await person.type(screen.getByLabelText('Nota'), 'Con moño{Enter}');
  await person.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(onSubmit).toHaveBeenCalledTimes(sent);
  expect(screen.getByLabelText('Nota')).toHaveValue('Con moño');
  expect(screen.queryByText(/^Sin conexión/) === null).toBe(isOnline);
});

describe('without a connection', () => {
  beforeEach(() => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false));

  const foot = { action: 'Guardar', pendingAction: 'Guardando...', pending: false, isOver: false, onClose: jest.fn() };

  it('submits a form that needs no connection', async () => {
    const onSubmit = jest.fn((event: Event) => event.preventDefault());
    render(
      <DialogForm onSubmit={(event) => onSubmit(event.nativeEvent)}>
        <DialogFoot {...foot} needsConnection={false} />
      </DialogForm>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(onSubmit).toHaveBeenCalledTimes(1);
    expect(screen.queryByText(/^Sin conexión/)).not.toBeInTheDocument();
  });

  it('shows why the action no longer applies, without the message about the connection', () => {
    render(
      <DialogForm>
        <DialogFoot {...foot} isOver failure="Otra persona cambió este pedido" />
      </DialogForm>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent(/^Otra persona cambió este pedido$/);
    expect(screen.getByRole('button', { name: 'Cerrar' })).toBeVisible();
  });
});
