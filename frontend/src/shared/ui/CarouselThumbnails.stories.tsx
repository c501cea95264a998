import { CarouselThumbnails } from './CarouselThumbnails';
import { Skeleton } from './Skeleton';

const slides = ['Frente', 'Detalle'].map((label) => ({
  id: label,
  label,
  content: label,
  thumbnail: <Skeleton ratio="1" />,
}));

export const states = {
  'second of two': <CarouselThumbnails slides={slides} selected={1} onSelect={() => undefined} />,
};
