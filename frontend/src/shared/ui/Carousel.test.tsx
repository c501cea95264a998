import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Carousel } from './Carousel';

const slides = ['Sofía', 'Mateo', 'Emilia'].map((name) => ({ id: name, label: name, content: <p>{name}</p> }));
const shown = () => screen.getAllByRole('group').filter((slide) => !slide.hasAttribute('inert'));
const region = () => screen.getByRole('region', { name: 'Bordados' });

describe('Carousel', () => {
  it('shows the first slide alone and says nothing before the shopper moves', () => {
    render(<Carousel label="Bordados" slides={slides} counter />);
    expect(shown()).toHaveLength(1);
    expect(within(shown()[0]!).getByText('Sofía')).toBeInTheDocument();
    expect(screen.getByText('1 / 3')).toBeVisible();
    expect(region().querySelector('[aria-live]')).toBeEmptyDOMElement();
  });

  it('goes on and wraps around at both ends, and announces where it is', async () => {
    render(<Carousel label="Bordados" slides={slides} counter />);
    await userEvent.click(screen.getByRole('button', { name: 'Anterior' }));
    expect(region().querySelector('[aria-live]')).toHaveTextContent('3 de 3: Emilia');
    await userEvent.click(screen.getByRole('button', { name: 'Siguiente' }));
    expect(screen.getByText('1 / 3')).toBeVisible();
  });

  it('follows the left and right keys', async () => {
    render(<Carousel label="Bordados" slides={slides} counter />);
    screen.getByRole('button', { name: 'Siguiente' }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(screen.getByText('3 / 3')).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}');
    expect(screen.getByText('2 / 3')).toBeVisible();
  });

  it.each(['dots', 'thumbnails'] as const)('goes straight to a slide by its %s', async (kind) => {
    render(<Carousel label="Bordados" slides={slides} {...{ [kind]: true }} />);
    const second = screen.getByRole('button', { name: 'Ver 2 de 3: Mateo' });
    await userEvent.click(second);
    expect(second).toHaveAttribute('aria-current', 'true');
    expect(within(shown()[0]!).getByText('Mateo')).toBeInTheDocument();
  });

  it('has no controls for a single slide', () => {
    render(<Carousel label="Bordados" slides={slides.slice(0, 1)} dots thumbnails />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
