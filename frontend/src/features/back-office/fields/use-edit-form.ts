import { useEffect, useRef, useState } from 'react';
import { useShopForm } from '../../../shared/lib/use-shop-form';
import { isSame, keyOf } from '../draft/changes';
import { keepTyped, readTyped, type TypedEdit, useTyped } from '../draft/typed-edits';
import { useDraftSet } from '../draft/use-draft-set';
import { type EditField, nameOf } from './edit-field';
import { leaveOnEnter } from './leave-on-enter';

type Values = Record<string, string>;

/**
 * A form over fields of rows. Each key stays on the phone, and what is valid goes into the draft when a field is left or the form is
 * sent.
 */
export function useEditForm(fields: readonly EditField[]) {
  const { draft, send } = useDraftSet();
  const typed = useTyped();
  const valueOf = (field: EditField) =>
    (draft?.changes.find((change) => keyOf(change) === keyOf(field)) ?? { value: field.stored }).value ?? null;
  const drafted = Object.fromEntries(fields.map((field) => [nameOf(field), field.kind.show(valueOf(field))]));
  const [first] = useState<Values>(() => ({
    ...drafted,
    ...Object.fromEntries(
      fields.flatMap((field) => {
        const kept = readTyped()[keyOf(field)];
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
  useKept(fields, values, first, send);
  useFollowing(drafted, values, setValues);
  // What the API refused appears beside its field.
  useEffect(() => void validateForm(), [typed, validateForm]);

  return {
    form,
    attributes: {
      ...shopForm.attributes,
      // A press on a link would leave before the value is on its way: the save goes on without this page.
      onBlur: () => void send(),
      onKeyDown: leaveOnEnter,
    },
    /** The stored value where the field says something else now. */
    before: (field: EditField) => {
      const parsed = field.kind.parse(values[nameOf(field)] ?? '');
      return 'value' in parsed && isSame(parsed.value, field.stored) ? undefined : field.stored;
    },
  };
}

/** Keeps each field that was typed into on the phone. */
function useKept(fields: readonly EditField[], values: Values, first: Values, send: () => unknown): void {
  const before = useRef(first);
  useEffect(() => {
    const changed = fields.filter((field) => values[nameOf(field)] !== before.current[nameOf(field)]);
    before.current = values;
    if (changed.length === 0) return;
    keepTyped(Object.fromEntries(changed.map((field) => [keyOf(field), edit(field, values[nameOf(field)]!)])));
    // Phones give a switch no focus, so that nothing says that it is left.
    if (changed.some(({ kind }) => kind.isSwitch)) send();
  });
}

/** A field that nobody typed into shows what another device or a colleague changed meanwhile. */
function useFollowing(drafted: Values, values: Values, setValues: (values: Values) => unknown): void {
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
