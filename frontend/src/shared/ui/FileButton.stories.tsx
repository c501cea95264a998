import Camera from 'lucide-react/icons/camera';
import { FileButton } from './FileButton';

export const states = {
  primary: (
    <FileButton accept="image/*" onFile={() => undefined}>
      <Camera aria-hidden="true" />
      <span>Foto nueva</span>
    </FileButton>
  ),
  secondary: (
    <FileButton variant="secondary" size="s" accept="image/*" onFile={() => undefined}>
      Elegir de la galería
    </FileButton>
  ),
  disabled: (
    <FileButton disabled onFile={() => undefined}>
      Foto nueva
    </FileButton>
  ),
};
