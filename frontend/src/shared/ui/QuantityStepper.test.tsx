import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { QuantityStepper } from './QuantityStepper';

function Example() {
  const [value, setValue] = useState(2);
  return <QuantityStepper label="Milano" value={value} max={3} onStep={(step) => setValue(value + step)} />;
}

it.each([
  ['Menos', '1 pieza'],
  ['Más', '3 piezas'],
])('keeps the focus on "%s" at its limit, and does not exceed the limit', async (name, text) => {
  render(<Example />);
  const button = screen.getByRole('button', { name });
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toBeEnabled();
  expect(button).toHaveFocus();
  await userEvent.click(button);
  expect(screen.getByRole('status')).toHaveTextContent(text);
});
