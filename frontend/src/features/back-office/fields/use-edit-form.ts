import { useEffect, useRef, useState } from 'react';
import { useShopForm } from '../../../shared/lib/use-shop-form';
import { useAppDispatch, useAppStore } from '../../../shared/state/app-store';
import { isSame, keyOf } from '../draft/changes';
import { selectTypedEdits, storeTypedEdits, type TypedEdit, useTypedEdits } from '../draft/typed-edits';
import { useDraftSet } from '../draft/use-draft-set';
import { blurOnEnter } from './blur-on-enter';
import { type EditField, nameOf } from './edit-field';

type Values = Record<string, string>;

/**
 * Form state for fields of rows. Each keystroke is stored on the device; valid values are saved to the draft on blur and on
 * submit.
 */
export function useEditForm(fields: readonly EditField[]) {
  const { getState } = useAppStore();
  const { draft, send } = useDraftSet();
  const typed = useTypedEdits();
  const valueOf = (field: EditField) =>
    (draft?.changes.find((change) => keyOf(change) === keyOf(field)) ?? { value: field.stored }).value ?? null;
  const drafted = Object.fromEntries(fields.map((field) => [nameOf(field), field.kind.show(valueOf(field))]));
  const [first] = useState<Values>(() => ({
    ...drafted,
    ...Object.fromEntries(
      fields.flatMap((field) => {
        const kept = selectTypedEdits(getState())[keyOf(field)];
        return kept ? [[nameOf(field), kept.text]] : [];
      }),
    ),
  }));

  const shopForm = useShopForm<Values>({
    initialValues: first,
    errorsIn: (values) =>
      Object.fromEntries(
        fields.flatMap((field): [string, string][] => {
          const text = values[nameOf(field)] ?? '';
          const parsed = field.kind.parse(text);
          if ('problem' in parsed) return [[nameOf(field), parsed.problem]];
          const kept = typed[keyOf(field)];
          return kept?.problem && kept.text === text ? [[nameOf(field), kept.problem]] : [];
        }),
      ),
    send: async () => {
      await send();
      return undefined;
    },
  });
  const { form } = shopForm;

  const { values, validateForm, setValues } = form;
  useStoredEdits(fields, values, first, send);
  useExternalUpdates(drafted, values, setValues);
  // Shows the API's errors beside their fields.
  useEffect(() => void validateForm(), [typed, validateForm]);

  return {
    form,
    attributes: {
      ...shopForm.attributes,
      // The request continues when a link unmounts this page.
      onBlur: () => void send(),
      onKeyDown: blurOnEnter,
    },
    /** Returns the stored value when the field differs from it. */
    before: (field: EditField) => {
      const parsed = field.kind.parse(values[nameOf(field)] ?? '');
      return 'value' in parsed && isSame(parsed.value, field.stored) ? undefined : field.stored;
    },
  };
}

/** Stores changed fields on the device. */
function useStoredEdits(fields: readonly EditField[], values: Values, first: Values, send: () => unknown): void {
  const dispatch = useAppDispatch();
  const before = useRef(first);
  useEffect(() => {
    const changed = fields.filter((field) => values[nameOf(field)] !== before.current[nameOf(field)]);
    before.current = values;
    if (changed.length === 0) return;
    const edits = changed.map((field) => [keyOf(field), edit(field, values[nameOf(field)]!)] as const);
    dispatch(storeTypedEdits(Object.fromEntries(edits)));
    // Phones do not focus a switch, so there is no blur event.
    if (changed.some(({ kind }) => kind.isSwitch)) send();
  });
}

/** Updates fields without edits when another device or a colleague changed them. */
function useExternalUpdates(drafted: Values, values: Values, setValues: (values: Values) => unknown): void {
  const shown = useRef(drafted);
  useEffect(() => {
    const moved = Object.keys(drafted).filter((name) => drafted[name] !== shown.current[name]);
    const untouched = moved.filter((name) => values[name] === shown.current[name]);
    shown.current = drafted;
    if (untouched.length > 0)
      setValues({ ...values, ...Object.fromEntries(untouched.map((name) => [name, drafted[name]!])) });
  });
}

function edit({ entity, id, field, kind, stored }: EditField, text: string): TypedEdit {
  const parsed = kind.parse(text);
  return { entity, id, field, text, value: 'value' in parsed ? parsed.value : undefined, expected: stored };
}
