import { type ComponentType, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { FormField } from '../../../shared/ui/FormField';
import type { PlaceFieldsProps } from './PlaceFields';
import { loadPlaces } from './places';

interface Brought {
  PlaceFields: ComponentType<PlaceFieldsProps>;
  startAt: string;
}

/**
 * City and department. The list of all places comes when somebody begins to fill in the form, `awake`; until then, and
 * where it cannot be brought, they are typed as everything else.
 */
export function PlacePair({ awake }: { awake: boolean }) {
  const [brought, setBrought] = useState<Brought>();
  useEffect(() => {
    // At once, so that the focus is still where it was when its place was noted.
    if (awake)
      void bring().then(
        (found) => flushSync(() => setBrought(found)),
        () => undefined,
      );
  }, [awake]);
  if (brought) return <brought.PlaceFields startAt={brought.startAt} />;
  return (
    <>
      <FormField name="city" label="Ciudad" autoComplete="address-level2" enterKeyHint="next" required />
      <FormField name="department" label="Departamento" autoComplete="address-level1" enterKeyHint="next" required />
    </>
  );
}

async function bring(): Promise<Brought> {
  const [{ PlaceFields }] = await Promise.all([import('./PlaceFields'), loadPlaces()]);
  return { PlaceFields, startAt: (document.activeElement as HTMLInputElement).name };
}
