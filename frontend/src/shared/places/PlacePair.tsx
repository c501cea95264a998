import { type ComponentType, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { FormField } from '../ui/FormField';
import type { PlaceFieldsProps } from './PlaceFields';
import { loadPlaces } from './places';

interface LoadedFields {
  PlaceFields: ComponentType<PlaceFieldsProps>;
  startAt: string;
}

/**
 * City and department. The list of all places is loaded when the form is first used (`started`); until then, and when
 * loading fails, both are plain text fields.
 */
export function PlacePair({ started }: { started: boolean }) {
  const [loaded, setLoaded] = useState<LoadedFields>();
  useEffect(() => {
    // Renders synchronously, so that the focus does not move after `startAt` was read.
    if (started)
      void loadFields().then(
        (fields) => flushSync(() => setLoaded(fields)),
        () => undefined,
      );
  }, [started]);
  if (loaded) return <loaded.PlaceFields startAt={loaded.startAt} />;
  return (
    <>
      <FormField name="city" label="Ciudad" autoComplete="address-level2" enterKeyHint="next" required />
      <FormField name="department" label="Departamento" autoComplete="address-level1" enterKeyHint="next" required />
    </>
  );
}

async function loadFields(): Promise<LoadedFields> {
  const [{ PlaceFields }] = await Promise.all([import('./PlaceFields'), loadPlaces()]);
  return { PlaceFields, startAt: (document.activeElement as HTMLInputElement).name };
}
