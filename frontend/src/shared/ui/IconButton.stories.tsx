import X from 'lucide-react/icons/x';
import { IconButton } from './IconButton';

export const states = {
  plain: (
    <IconButton label="Cerrar">
      <X aria-hidden="true" />
    </IconButton>
  ),
  bordered: (
    <IconButton label="Cerrar" bordered>
      <X aria-hidden="true" />
    </IconButton>
  ),
};
