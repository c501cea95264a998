import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent } from 'react';
import { PlaceBox } from './PlaceBox';
import { departmentOf, findCities, findDepartments, placeOf, type Place } from './places';

/** What a form with these fields has at least. */
interface PlaceValues {
  city: string;
  department: string;
}

export interface PlaceFieldsProps {
  /** Name of the field that had the focus when these fields replaced the plain ones. */
  startAt: string;
}

/** City and department with suggestions from the list of all places. Choosing a city fills in its department. */
export function PlaceFields({ startAt }: PlaceFieldsProps) {
  const { values, setValues } = useFormikContext<PlaceValues>();
  const { city, department } = values;
  const change = (part: Partial<PlaceValues>) => void setValues({ ...values, ...part });
  const fill = (place: Place) => change({ city: place.city, department: place.department });

  /** Replaces a full name, typed or filled in by the browser, by the spelling of the list. */
  const normalise = () => {
    const place = placeOf(city, department);
    if (place) {
      if (place.city !== city || place.department !== department) fill(place);
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
      <PlaceBox
        name="city"
        label="Ciudad"
        autoComplete="address-level2"
        items={findCities(city, department)}
        toText={(place) => place.city}
        toNote={(place) => place.department}
        isChosen={(place) => place.city === city && place.department === department}
        onChoose={fill}
        onLeave={normalise}
      />
      <PlaceBox
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
