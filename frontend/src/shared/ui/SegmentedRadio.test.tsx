import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SegmentedRadio } from './SegmentedRadio';

function Example() {
  const [value, setValue] = useState<'with' | 'without'>('with');
  return (
    <SegmentedRadio
      legend="Bordado"
      name="embroidery"
      value={value}
      onChange={setValue}
      options={[
        { value: 'with', label: 'Con bordado' },
        { value: 'without', label: 'Sin bordado', hint: '¡Ahorro $15.000!' },
      ]}
    />
  );
}

it('is a named group of radios with arrow-key navigation', async () => {
  render(<Example />);
  expect(screen.getByRole('group', { name: 'Bordado' })).toBeInTheDocument();
  const without = screen.getByRole('radio', { name: 'Sin bordado ¡Ahorro $15.000!' });
  await userEvent.tab();
  expect(screen.getByRole('radio', { name: 'Con bordado' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(without).toBeChecked();
});
