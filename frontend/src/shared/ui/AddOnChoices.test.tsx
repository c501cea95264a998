import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { AddOnDto } from '../../api/catalogue.api';
import { pricing } from '../../testing/catalogue-data';
import { AddOnChoices } from './AddOnChoices';

const addOns: AddOnDto[] = [
  {
    id: 'pompon',
    label: 'Pompón',
    description: 'En piel sintética',
    price: 45000,
    needs: null,
    field: 'addPompon',
    hiddenWithEmbroidery: false,
    exceptProducts: [],
  },
  {
    id: 'keychain',
    label: 'Llavero personalizado',
    description: 'Con texto',
    price: 55000,
    needs: 'keychainText',
    field: 'addPersonalizedKeychain',
    hiddenWithEmbroidery: false,
    exceptProducts: [],
  },
  {
    id: 'personalization',
    label: 'Bordado de nombre',
    description: 'Con nombre',
    price: 15000,
    needs: 'name',
    field: 'addNameEmbroidery',
    hiddenWithEmbroidery: false,
    exceptProducts: [],
  },
];

function Example({ offered = addOns }: { offered?: AddOnDto[] }) {
  const [state, setState] = useState({ chosen: [] as string[], text: '' });
  return (
    <AddOnChoices
      delivery={pricing.delivery}
      addOns={offered}
      chosen={state.chosen}
      keychainText={state.text}
      onChange={(chosen, text) => setState({ chosen, text })}
      keychainLimit={12}
      nameField={<p>el nombre</p>}
    />
  );
}

const box = (name: string) => screen.getByRole('checkbox', { name: new RegExp(name) });
const text = () => screen.queryByRole('textbox', { name: /Texto para el llavero/ });

it('shows each price in words', () => {
  render(<Example />);
  expect(box('Pompón')).toHaveAccessibleName(/45\.000 pesos más/);
  expect(box('Pompón')).toHaveAccessibleDescription('En piel sintética');
});

it('shows the text field of an add-on only when the add-on is chosen', async () => {
  render(<Example />);
  expect(text()).not.toBeInTheDocument();
  await userEvent.click(box('Llavero'));
  expect(text()).toBeRequired();
  await userEvent.click(box('Bordado de nombre'));
  expect(screen.getByText('el nombre')).toBeVisible();
});

it('clears the keychain text with its add-on, and restores both with undo', async () => {
  render(<Example />);
  await userEvent.click(box('Llavero'));
  await userEvent.type(text()!, 'Sofi');
  await userEvent.click(box('Llavero'));
  expect(text()).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
  expect(box('Llavero')).toBeChecked();
  expect(text()).toHaveValue('Sofi');
});

it('offers undo for five seconds; afterwards the keychain text stays empty', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
  render(<Example />);
  await user.click(box('Llavero'));
  await user.type(text()!, 'Sofi');
  await user.click(box('Llavero'));
  act(() => jest.advanceTimersByTime(5000));
  expect(screen.queryByRole('button', { name: 'Deshacer' })).not.toBeInTheDocument();
  await user.click(box('Llavero'));
  expect(text()).toHaveValue('');
  jest.useRealTimers();
});

it('keeps the text and its one field while another chosen add-on needs it', async () => {
  const tag = { ...addOns[1]!, id: 'tag', label: 'Placa grabada', field: null, hiddenWithEmbroidery: false };
  render(<Example offered={[...addOns, tag]} />);
  await userEvent.click(box('Llavero'));
  await userEvent.type(text()!, 'Sofi');
  await userEvent.click(box('Placa'));
  await userEvent.click(box('Llavero'));
  expect(text()).toHaveValue('Sofi');
  await userEvent.click(box('Placa'));
  expect(text()).not.toBeInTheDocument();
  // One button, although two add-ons need the text.
  await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
  expect(box('Placa')).toBeChecked();
  expect(box('Llavero')).not.toBeChecked();
  expect(text()).toHaveValue('Sofi');
});
