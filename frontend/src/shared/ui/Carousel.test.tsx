import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Carousel } from './Carousel';
import { CarouselDots } from './CarouselDots';
import { CarouselThumbnails } from './CarouselThumbnails';

const slides = ['Sofía', 'Mateo', 'Emilia'].map((name) => ({ id: name, label: name, content: <p>{name}</p> }));
const shown = () => screen.getAllByRole('group').filter((slide) => !slide.hasAttribute('inert'));
const region = () => screen.getByRole('region', { name: 'Bordados' });

describe('Carousel', () => {
  it('shows only the first slide and announces nothing at first', () => {
    render(<Carousel label="Bordados" slides={slides} picker={CarouselDots} counter />);
    expect(shown()).toHaveLength(1);
    expect(within(shown()[0]!).getByText('Sofía')).toBeInTheDocument();
    expect(screen.getByText('1 / 3')).toBeVisible();
    expect(region().querySelector('[aria-live]')).toBeEmptyDOMElement();
  });

  it('loads the picture of a slide only when the slide is the next one', async () => {
    const emilia = () => region().textContent?.includes('Emilia');
    render(<Carousel label="Bordados" slides={slides} picker={CarouselDots} />);
    expect(region()).toHaveTextContent('SofíaMateo');
    expect(emilia()).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Siguiente' }));
    expect(emilia()).toBe(true);
  });

  it('wraps around at both ends, and announces the position', async () => {
    render(<Carousel label="Bordados" slides={slides} picker={CarouselDots} counter />);
    await userEvent.click(screen.getByRole('button', { name: 'Anterior' }));
    expect(region().querySelector('[aria-live]')).toHaveTextContent('3 de 3: Emilia');
    await userEvent.click(screen.getByRole('button', { name: 'Siguiente' }));
    expect(screen.getByText('1 / 3')).toBeVisible();
  });

  it('reacts to the left and right keys', async () => {
    render(<Carousel label="Bordados" slides={slides} picker={CarouselDots} counter />);
    screen.getByRole('button', { name: 'Siguiente' }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(screen.getByText('3 / 3')).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}');
    expect(screen.getByText('2 / 3')).toBeVisible();
  });

  it.each([CarouselDots, CarouselThumbnails])('moves directly to a slide by %p', async (picker) => {
    render(<Carousel label="Bordados" slides={slides} picker={picker} />);
    const second = screen.getByRole('button', { name: 'Ver 2 de 3: Mateo' });
    await userEvent.click(second);
    expect(second).toHaveAttribute('aria-current', 'true');
    expect(within(shown()[0]!).getByText('Mateo')).toBeInTheDocument();
  });

  it('selects a swiped slide, but not the slides that pass on the way to a chosen one', async () => {
    render(<Carousel label="Bordados" slides={slides} picker={CarouselDots} counter />);
    const strip = shown()[0]!.parentElement!;
    Object.defineProperty(strip, 'clientWidth', { value: 400 });
    const scrollTo = (slide: number) => {
      Object.assign(strip, { scrollLeft: slide * 400 });
      fireEvent.scroll(strip);
    };
    scrollTo(1.1);
    expect(screen.getByText('2 / 3')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Ver 1 de 3: Sofía' }));
    scrollTo(0.9);
    expect(screen.getByText('1 / 3')).toBeVisible();
    scrollTo(0);
    fireEvent.pointerDown(strip);
    scrollTo(0.6);
    expect(screen.getByText('2 / 3')).toBeVisible();
  });

  it('has no controls for a single slide', () => {
    render(<Carousel label="Bordados" slides={slides.slice(0, 1)} picker={CarouselDots} />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
