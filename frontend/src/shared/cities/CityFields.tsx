import { type ComponentType, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { loadCities } from '../../domain/cities';
import { FormField } from '../ui/FormField';
import type { CityComboboxesProps } from './CityComboboxes';

interface LoadedFields {
  CityComboboxes: ComponentType<CityComboboxesProps>;
  startAt: string;
}

/**
 * City and department. The list of all cities is loaded when the form is first used (`started`); until then, and when
 * loading fails, both are plain text fields.
 */
export function CityFields({ started }: { started: boolean }) {
  const [loaded, setLoaded] = useState<LoadedFields>();
  useEffect(() => {
    // Renders synchronously, so that the focus does not move after `startAt` was read.
    if (started)
      void loadFields().then(
        (fields) => flushSync(() => setLoaded(fields)),
        () => undefined,
      );
  }, [started]);
  if (loaded) return <loaded.CityComboboxes startAt={loaded.startAt} />;
  return (
    <>
      <FormField name="city" label="Ciudad" autoComplete="address-level2" enterKeyHint="next" required />
      <FormField name="department" label="Departamento" autoComplete="address-level1" enterKeyHint="next" required />
    </>
  );
}

async function loadFields(): Promise<LoadedFields> {
  const [{ CityComboboxes }] = await Promise.all([import('./CityComboboxes'), loadCities()]);
  return { CityComboboxes, startAt: (document.activeElement as HTMLInputElement).name };
}
