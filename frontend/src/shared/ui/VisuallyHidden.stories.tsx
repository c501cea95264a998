import { VisuallyHidden } from './VisuallyHidden';

export const states = {
  'for screen readers alone': (
    <p>
      SIG-7K2QXM<VisuallyHidden>, en producción</VisuallyHidden>
    </p>
  ),
};
