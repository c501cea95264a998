import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { CountedField } from './CountedField';

function Example({ error }: { error?: string }) {
  const [value, setValue] = useState('');
  return <CountedField label="Nombre a bordar" value={value} onChange={setValue} limit={20} required error={error} />;
}

it('counts visible letters and truncates nothing', async () => {
  render(<Example />);
  const field = screen.getByRole('textbox', { name: 'Nombre a bordar' });
  expect(field).toHaveAccessibleDescription(/Máximo 20 caracteres/);
  await userEvent.type(field, 'Sofi\u0301a');
  expect(screen.getByText('5/20')).toBeVisible();
  await userEvent.clear(field);
  await userEvent.type(field, 'a'.repeat(22));
  expect(field).toHaveValue('a'.repeat(22));
  expect(screen.getByText('22/20')).toBeVisible();
});

it('announces the number of letters only at 15, 18 and 20', async () => {
  render(<Example />);
  const field = screen.getByRole('textbox');
  const said: string[] = [];
  for (let count = 1; count <= 21; count += 1) {
    await userEvent.type(field, 'a');
    said.push(screen.getByRole('status').textContent);
  }
  expect(said.filter(Boolean)).toEqual(['15 de 20', '18 de 20', '20 de 20']);
});

it('associates the error with the field', () => {
  render(<Example error="Por favor ingresa el nombre para personalizar" />);
  const field = screen.getByRole('textbox');
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(/Por favor ingresa el nombre/);
});
