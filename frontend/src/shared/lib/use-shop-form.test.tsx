import { act, render, screen } from '@testing-library/react';
import { useShopForm } from './use-shop-form';

it('leaves no rejected promise when the form is unmounted before its errors are shown', async () => {
  const rejected = jest.fn();
  process.on('unhandledRejection', rejected);
  const send = jest.fn();

  function Example() {
    const { form, attributes } = useShopForm({
      initialValues: { name: '' },
      errorsIn: () => ({ name: 'Escribe el nombre' }),
      send,
    });
    return (
      <form {...attributes}>
        <input aria-label="Nombre" {...form.getFieldProps('name')} />
        <button>Enviar</button>
      </form>
    );
  }

  const { unmount } = render(<Example />);
  act(() => screen.getByRole('button').click());
  unmount();
  await new Promise((resolve) => setTimeout(resolve, 20));
  process.off('unhandledRejection', rejected);
  expect(rejected).not.toHaveBeenCalled();
  expect(send).not.toHaveBeenCalled();
});
