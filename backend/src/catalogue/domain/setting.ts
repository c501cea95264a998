/** A number that the owner may change: a price, a limit or a time. */
export class Setting {
  name!: SettingName;
  value!: number;
  /** Meaning and unit of the number, for the person who edits it. */
  meaning!: string;
}

export type SettingName =
  | 'embroidery_removal_saving'
  | 'kit_discount_percent'
  | 'kit_free_accessories'
  | 'limit_name'
  | 'limit_keychain'
  | 'limit_request'
  | 'limit_quantity'
  | 'shipping_estimate'
  | 'standard_days_min'
  | 'standard_days_max'
  | 'express_days_min'
  | 'express_days_max'
  | 'embroidery_hours';

/** Looks a setting up; a catalogue without it must not open with a guessed price. */
export function settingReader(settings: readonly Setting[]): (name: SettingName) => number {
  const values = new Map(settings.map(({ name, value }) => [name, value]));
  return (name) => {
    const value = values.get(name);
    if (value === undefined) throw new Error(`The setting "${name}" is missing.`);
    return value;
  };
}
