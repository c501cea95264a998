import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent } from 'react';
import {
  type City,
  cityInWords,
  departmentOf,
  findCities,
  findCity,
  findDepartments,
  needsDepartment,
  onlyCity,
} from '../../domain/city-search';
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
  const { values, setValues, setFieldTouched } = useFormikContext<CityValues>();
  const { city, department } = values;
  const change = (part: Partial<CityValues>) => void setValues({ ...values, ...part });
  const fill = ({ city, department }: City) => change({ city, department });

  /** Takes the city; answers whether there is one. */
  const take = (match: City | undefined) => {
    if (match && (match.city !== city || match.department !== department)) fill(match);
    return match !== undefined;
  };

  /** Takes the only match of what was typed; of several cities with one name, the department says which. */
  const leaveCity = () => {
    if (!take(onlyCity(city, department)) && needsDepartment(city)) void setFieldTouched('department', true);
  };

  /** Replaces a full name, typed or filled in by the browser, by the spelling of the list. */
  const normalise = () => {
    if (take(findCity(city, department))) return;
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
        shown={cityInWords(city, department)}
        toText={(item) => item.city}
        toNote={(item) => item.department}
        isChosen={(item) => item.city === city && item.department === department}
        onChoose={fill}
        onLeave={leaveCity}
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
