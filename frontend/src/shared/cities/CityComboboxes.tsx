import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent } from 'react';
import { departmentOf, findCities, findDepartments, findCity, type City } from '../../domain/cities';
import { Combobox } from './Combobox';

/** The values that a form with these fields needs. */
interface CityValues {
  city: string;
  department: string;
}

export interface CityComboboxesProps {
  /** Name of the field that had the focus when these fields replaced the plain ones. */
  startAt: string;
}

/** City and department with suggestions from the list of all cities. Choosing a city fills in its department. */
export function CityComboboxes({ startAt }: CityComboboxesProps) {
  const { values, setValues } = useFormikContext<CityValues>();
  const { city, department } = values;
  const change = (part: Partial<CityValues>) => void setValues({ ...values, ...part });
  const fill = ({ city, department }: City) => change({ city, department });

  /** Replaces a full name, typed or filled in by the browser, by the spelling of the list. */
  const normalise = () => {
    const match = findCity(city, department);
    if (match) {
      if (match.city !== city || match.department !== department) fill(match);
      return;
    }
    const known = departmentOf(department);
    if (known && known !== department) change({ department: known });
  };

  const onMount = useEffectEvent(() => {
    normalise();
    if (startAt === 'city' || startAt === 'department') document.getElementsByName(startAt)[0]!.focus();
  });
  useEffect(() => onMount(), []);

  return (
    <>
      <Combobox
        name="city"
        label="Ciudad"
        autoComplete="address-level2"
        items={findCities(city, department)}
        toText={(item) => item.city}
        toNote={(item) => item.department}
        isChosen={(item) => item.city === city && item.department === department}
        onChoose={fill}
        onLeave={normalise}
      />
      <Combobox
        name="department"
        label="Departamento"
        autoComplete="address-level1"
        items={findDepartments(department)}
        toText={(name) => name}
        isChosen={(name) => name === department}
        onChoose={(name) => change({ department: name })}
        onLeave={normalise}
      />
    </>
  );
}
