import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, Formik } from 'formik';
import { CheckField } from './CheckField';
import { FormField } from './FormField';

interface Values {
  name: string;
  note: string;
  consent: boolean;
}

const validate = ({ name, consent }: Values) => ({
  ...(name.trim() ? {} : { name: 'Escribe tu nombre' }),
  ...(consent ? {} : { consent: 'Marca la casilla para continuar' }),
});

function Example({ onSubmit = jest.fn() }: { onSubmit?: (values: Values) => void }) {
  return (
    <Formik initialValues={{ name: '', note: '', consent: false }} validate={validate} onSubmit={onSubmit}>
      <Form noValidate>
        <FormField name="name" label="Nombre" required autoComplete="given-name" hint="Como quieres que te llamemos" />
        <FormField name="note" label="Nota" multiline maxLength={12} />
        <CheckField name="consent" required>
          Acepto el tratamiento de mis datos
        </CheckField>
        <button type="submit">Enviar</button>
      </Form>
    </Formik>
  );
}

it('asks back a misspelt email after input, and takes the suggestion with one press', async () => {
  render(
    <Formik initialValues={{ email: '' }} onSubmit={jest.fn()}>
      <Form>
        <FormField name="email" label="Email" type="email" />
      </Form>
    </Formik>,
  );
  const email = screen.getByRole('textbox', { name: /Email/ });
  await userEvent.type(email, 'ana@gmial.com');
  expect(screen.queryByText(/Quisiste decir/)).toBeNull();
  await userEvent.tab();
  await userEvent.click(await screen.findByRole('button', { name: '¿Quisiste decir ana@gmail.com?' }));
  expect(email).toHaveValue('ana@gmail.com');
  await waitFor(() => expect(screen.queryByText(/Quisiste decir/)).toBeNull());
});

describe('FormField', () => {
  it('shows an error after input when the field loses the focus, and removes it at the next valid key', async () => {
    render(<Example />);
    const name = screen.getByRole('textbox', { name: /Nombre/ });
    await userEvent.click(name);
    expect(name).not.toHaveAttribute('aria-invalid');
    await userEvent.tab();
    expect(name).not.toHaveAttribute('aria-invalid');
    await userEvent.type(name, 'L{Backspace}');
    await userEvent.tab();
    await waitFor(() => expect(name).toHaveAttribute('aria-invalid', 'true'));
    expect(name).toHaveAccessibleDescription('Escribe tu nombre Como quieres que te llamemos');
    await userEvent.type(name, 'L');
    await waitFor(() => expect(name).not.toHaveAttribute('aria-invalid'));
    expect(name).toHaveAccessibleDescription('Como quieres que te llamemos');
  });

  it('shows no new error while a button is pressed', async () => {
    render(<Example />);
    const name = screen.getByRole('textbox', { name: /Nombre/ });
    await userEvent.type(name, ' ');
    const box = screen.getByRole('checkbox');
    const person = userEvent.setup();
    await person.pointer({ keys: '[MouseLeft>]', target: box });
    expect(name).not.toHaveFocus();
    expect(name).not.toHaveAttribute('aria-invalid');
    await person.pointer({ keys: '[/MouseLeft]', target: box });
    await waitFor(() => expect(name).toHaveAttribute('aria-invalid', 'true'));
    expect(box).toBeChecked();
  });

  it('supports autofill and marks required or optional fields', () => {
    render(<Example />);
    const name = screen.getByRole('textbox', { name: /Nombre/ });
    expect(name).toBeRequired();
    expect(name).toHaveAttribute('autocomplete', 'given-name');
    expect(screen.getByRole('textbox', { name: 'Nota (opcional)' })).not.toBeRequired();
  });

  it('counts letters and stops at the limit', async () => {
    render(<Example />);
    const note = screen.getByRole('textbox', { name: /Nota/ });
    await userEvent.type(note, 'Martina Londoño');
    expect(note).toHaveValue('Martina Lond');
    expect(note).toHaveAccessibleDescription('12/12');
  });
});

describe('CheckField', () => {
  it('starts unchecked, shows an error when left out, and yields a boolean', async () => {
    const submit = jest.fn();
    render(<Example onSubmit={submit} />);
    const box = screen.getByRole('checkbox', { name: 'Acepto el tratamiento de mis datos' });
    expect(box).not.toBeChecked();
    await userEvent.type(screen.getByRole('textbox', { name: /Nombre/ }), 'Laura');
    await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
    expect(box).toHaveAccessibleDescription('Marca la casilla para continuar');
    await userEvent.click(box);
    await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
    expect(submit.mock.calls[0]?.[0]).toEqual({ name: 'Laura', note: '', consent: true });
  });
});
