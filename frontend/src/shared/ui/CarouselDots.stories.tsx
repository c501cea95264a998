import { CarouselDots } from './CarouselDots';
import { Skeleton } from './Skeleton';

const slides = ['Frente', 'Detalle'].map((label) => ({
  id: label,
  label,
  content: label,
  thumbnail: <Skeleton ratio="1" />,
}));

export const states = {
  'second of two': <CarouselDots slides={slides} selected={1} onSelect={() => undefined} />,
};
