import { addressInWords, placeInWords } from './address-in-words';

const address = 'Cra. 7 apto.301';

it('joins address, city, department and postal code', () => {
  const place = { city: 'Medellín', department: 'Antioquia', postalCode: '050021' };
  expect(placeInWords(place)).toBe('Medellín, Antioquia, 050021');
  expect(addressInWords({ address, ...place })).toBe('Cra. 7 apto.301, Medellín, Antioquia');
});

it('names a city that is its own department once', () => {
  const place = { city: 'Bogotá D.C.', department: 'Bogotá D.C.' };
  expect(placeInWords({ ...place, postalCode: '110111' })).toBe('Bogotá D.C., 110111');
  expect(addressInWords({ address, ...place })).toBe('Cra. 7 apto.301, Bogotá D.C.');
});

it('leaves out what is missing', () => {
  expect(placeInWords({ city: '', department: '', postalCode: '' })).toBe('');
  expect(addressInWords({ address, city: '', department: 'Antioquia' })).toBe('Cra. 7 apto.301, Antioquia');
});
