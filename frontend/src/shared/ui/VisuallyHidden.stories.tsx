import { VisuallyHidden } from './VisuallyHidden';

export const states = {
  'for screen readers alone': (
    <p>
      <span>SIG-7K2QXM</span>
      <VisuallyHidden>, en producción</VisuallyHidden>
    </p>
  ),
};
