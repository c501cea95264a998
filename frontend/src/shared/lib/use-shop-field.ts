import { type FieldHookConfig, useField } from 'formik';
import { type ChangeEvent, type FocusEvent, useRef } from 'react';
import { afterPress } from './after-press';

/**
 * Formik's `useField`, except that a field counts as touched only after input: leaving an empty field shows no error.
 * Submitting the form touches every field.
 */
export function useShopField<Value>(props: string | FieldHookConfig<Value>) {
  const [field, meta, helpers] = useField<Value>(props);
  const changed = useRef(false);
  const markChanged = () => (changed.current = true);
  return {
    ...meta,
    field: {
      ...field,
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        markChanged();
        field.onChange(event);
      },
      onBlur: (event: FocusEvent) => {
        if (changed.current || field.value) afterPress(() => field.onBlur(event));
      },
    },
    setValue: (value: Value) => {
      markChanged();
      void helpers.setValue(value);
    },
  };
}
