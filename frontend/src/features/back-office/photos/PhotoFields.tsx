import { useField } from 'formik';
import { FormField } from '../../../shared/ui/FormField';
import { Switch } from '../../../shared/ui/Switch';
import type { PhotoDetails } from './product-photos';

const MAX_ALT = 200;

/** Validates the fields of a photo. */
export function photoErrors({ alt }: PhotoDetails): { alt?: string } {
  if (!alt.trim()) return { alt: 'Escribe qué se ve en la foto.' };
  return alt.trim().length > MAX_ALT ? { alt: `Escribe máximo ${MAX_ALT} letras.` } : {};
}

/** Fields of a photo, for a form of `PhotoDetails`. */
export function PhotoFields({ canBePlain }: { canBePlain: boolean }) {
  const [{ value: plain }, , { setValue }] = useField<boolean>('plain');
  return (
    <>
      <FormField
        name="alt"
        label="Qué se ve en la foto"
        required
        maxLength={MAX_ALT}
        enterKeyHint="done"
        hint="Para quien no la puede ver. Por ejemplo: Mochila rosada con el nombre Sofía bordado en dorado."
      />
      {canBePlain && (
        <Switch checked={plain} label="Se ve sin bordado" onChange={(checked) => void setValue(checked)}>
          {plain ? 'Se ve sin bordado' : 'Se ve con bordado'}
        </Switch>
      )}
    </>
  );
}
