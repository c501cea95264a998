import { ThreadText } from './ThreadText';

export const states = {
  still: <ThreadText text="Sofía" viewBox="0 0 280 92" x={140} y={64} size={62} />,
  'being sewn': <ThreadText text="¡Gracias!" viewBox="0 0 420 130" x={6} y={96} size={96} anchor="start" sewn />,
};
