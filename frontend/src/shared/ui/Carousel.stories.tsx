import { Carousel } from './Carousel';
import { CarouselDots } from './CarouselDots';
import { CarouselThumbnails } from './CarouselThumbnails';
import { Skeleton } from './Skeleton';

const slides = ['Frente', 'Detalle', 'Por dentro'].map((label) => ({
  id: label,
  label,
  content: <Skeleton ratio="4 / 3" />,
  thumbnail: <Skeleton ratio="1" />,
}));

export const states = {
  'with dots': <Carousel label="Imágenes del bolso" slides={slides} picker={CarouselDots} />,
  'with thumbnails and a counter': <Carousel label="Bordados" slides={slides} picker={CarouselThumbnails} counter />,
};
