import { loadCities, needsDepartment, wrongCity, wrongDepartment } from './cities';
import { cityInWords, departmentOf, findCities, findCity, findDepartments, onlyCity } from './city-search';
import divipola from './divipola.json' with { type: 'json' };

const departments = Object.entries(divipola);
const codes = departments.flatMap(([, { cities }]) => Object.keys(cities));
const cityNames = (text: string, department = '') => findCities(text, department).map(({ city }) => city);

describe('the list (DIVIPOLA)', () => {
  it('has the 33 departments, Bogotá and San Andrés under their codes', () => {
    expect(departments).toHaveLength(33);
    expect(divipola['11']).toEqual({ name: 'Bogotá D.C.', cities: { '11001': 'Bogotá D.C.' } });
    expect(divipola['88'].cities).toMatchObject({ '88001': 'San Andrés' });
  });

  it('has each municipality once, under its department, capitalised and without surrounding spaces', () => {
    expect(codes).toHaveLength(1122);
    expect(new Set(codes).size).toBe(codes.length);
    for (const [department, { cities }] of departments) {
      for (const [code, city] of Object.entries(cities)) {
        expect(code).toMatch(new RegExp(`^${department}\\d{3}$`));
        expect(city).toMatch(/^\p{Lu}\S*( \S+)*$/u);
      }
      expect(new Set(Object.values(cities)).size).toBe(Object.keys(cities).length);
    }
  });
});

it('accepts any city while the list is not loaded', () => {
  expect(wrongCity('Macondo', '')).toBeUndefined();
  expect(wrongDepartment('Macondo')).toBeUndefined();
  expect(needsDepartment('Rionegro')).toBe(false);
});

describe('search', () => {
  beforeAll(loadCities);

  it.each([
    ['bogota', 'Bogotá D.C.'],
    ['BOGOTÁ', 'Bogotá D.C.'],
    ['medellin', 'Medellín'],
    ['  Medellín ', 'Medellín'],
    ['cali', 'Cali'],
    ['itagui', 'Itagüí'],
    ['penol', 'Peñol'],
    ['buga', 'Guadalajara de Buga'],
  ])('finds %j as %j', (text, city) => {
    expect(cityNames(text)).toContain(city);
  });

  it.each([
    ['medelin', 'Medellín'],
    ['Meddelin', 'Medellín'],
    ['vogota', 'Bogotá D.C.'],
    ['baranquilla', 'Barranquilla'],
    ['barranqilla', 'Barranquilla'],
    ['villabicencio', 'Villavicencio'],
    ['cartajena', 'Cartagena de Indias'],
    ['bucarmanga', 'Bucaramanga'],
    ['pereria', 'Pereira'],
    ['sta marta', 'Santa Marta'],
    ['Sta. Marta', 'Santa Marta'],
    ['sto tomas', 'Santo Tomás'],
    ['sn gil', 'San Gil'],
    ['bga', 'Bucaramanga'],
    ['ctg', 'Cartagena de Indias'],
    ['Santiago de Cali', 'Cali'],
    ['santiago de c', 'Cali'],
    ['San José de Cúcuta', 'Cúcuta'],
    ['don matias', 'Donmatías'],
    ['Rionegro, Antioquia', 'Rionegro'],
    ['rionegro antioqia', 'Rionegro'],
  ])('finds %j as %j first, in spite of mistakes and abbreviations', (text, city) => {
    expect(cityNames(text)[0]).toBe(city);
  });

  it.each(['macondo', 'xyz', 'q', '!!!', 'a'.repeat(10_000), 'constructor', 'toString'])(
    'finds few or no cities for %j',
    (text) => {
      expect(findCities(text, '').length).toBeLessThanOrEqual(text === 'q' ? 40 : 0);
    },
  );

  it.each([
    ['Rionegro', 'Antioquia'],
    ['rionegro', 'Antioquia'],
    ['armenia', 'Quindío'],
    ['barbosa', 'Antioquia'],
    ['caldas', 'Antioquia'],
    ['candelaria', 'Valle del Cauca'],
    ['granada', 'Meta'],
    ['la union', 'Valle del Cauca'],
    ['mosquera', 'Cundinamarca'],
    ['sabanalarga', 'Atlántico'],
    ['san andres', 'San Andrés y Providencia'],
    ['villanueva', 'La Guajira'],
  ])('offers the largest %s first, in %s', (text, department) => {
    expect(findCities(text, '')[0]!.department).toBe(department);
  });

  it('offers the exact name before larger cities whose names go on, and those before smaller ones', () => {
    expect(cityNames('florida')[0]).toBe('Florida');
    expect(cityNames('flori')[0]).toBe('Floridablanca');
    expect(cityNames('buga')[0]).toBe('Guadalajara de Buga');
    expect(cityNames('san')[0]).toBe('Santa Marta');
    expect(cityNames('san a')[0]).toBe('San Andrés de Tumaco');
    expect(findCities('rionegro', 'Santander')[0]!.department).toBe('Santander');
  });

  it.each([
    ['medelin', '', 'Medellín, Antioquia'],
    ['Mede', '', 'Medellín, Antioquia'],
    ['Rionegro, Antioquia', '', 'Rionegro, Antioquia'],
    ['Cali', 'Antioquia', 'Cali, Valle del Cauca'],
    ['Rionegro', 'Santander', 'Rionegro, Santander'],
    ['bogota', '', 'Bogotá D.C.'],
    ['Santiago de Cali', '', 'Cali, Valle del Cauca'],
    ['Rionegro', '', undefined],
    ['San', '', undefined],
    ['macondo', '', undefined],
    ['', 'Quindío', undefined],
  ])('takes %j in %j as %j when the field is left', (text, department, expected) => {
    const taken = onlyCity(text, department);
    expect(taken && cityInWords(taken.city, taken.department)).toBe(expected);
  });

  it('says which names need a department', () => {
    expect(needsDepartment('rionegro')).toBe(true);
    expect(needsDepartment('Medellín')).toBe(false);
    expect(cityInWords('Rionegro', 'Chocó')).toBeUndefined();
    expect(findDepartments('antioqia')).toEqual(['Antioquia']);
  });

  it('sorts cities of the department first, then names that begin with the text before those that contain it', () => {
    expect(findCities('san', 'Nariño')[0]!.department).toBe('Nariño');
    expect(cityNames('cali')[0]).toBe('Cali');
    expect(cityNames('', 'Quindío')).toHaveLength(12);
    expect(cityNames('')).toEqual([]);
  });

  it('shows at most 40 cities, and reads only the first 80 characters that were typed', () => {
    const found = [...'abcdefghijklmnopqrstuvwxyz'].map((letter) => findCities(letter, '').length);
    expect(Math.max(...found)).toBe(40);
    const pasted = `medellin${' '.repeat(72)}${'macondo '.repeat(100_000)}`;
    expect(cityNames(pasted)).toEqual(cityNames('medellin'));
    expect(findCity(pasted, '')).toMatchObject({ city: 'Medellín' });
    expect(onlyCity(pasted, '')).toMatchObject({ city: 'Medellín' });
    expect(wrongCity(pasted, `Antioquia${' '.repeat(71)}${'x'.repeat(100_000)}`)).toBeUndefined();
    expect(findDepartments(`choco${' '.repeat(75)}${'x'.repeat(100_000)}`)).toHaveLength(33);
  });

  it('finds Bogotá under Cundinamarca too', () => {
    expect(cityNames('cundinamarca bogota')).toEqual(['Bogotá D.C.']);
    expect(findCity('bogota', 'Cundinamarca')).toMatchObject({ city: 'Bogotá D.C.', department: 'Bogotá D.C.' });
  });

  it('finds departments without accents', () => {
    expect(findDepartments('atlan')).toEqual(['Atlántico']);
    expect(findDepartments('choco')).toHaveLength(33);
    expect(departmentOf('bogota dc')).toBeUndefined();
    expect(departmentOf('BOGOTA D.C.')).toBe('Bogotá D.C.');
  });

  it('resolves an unambiguous name and leaves an ambiguous one unresolved', () => {
    const meant = (city: string, department = '') => {
      const match = findCity(city, department);
      return match && `${match.city}, ${match.department}`;
    };
    expect(meant('bogotá')).toBe('Bogotá D.C., Bogotá D.C.');
    expect(meant('MEDELLIN')).toBe('Medellín, Antioquia');
    expect(meant('Buga')).toBe('Guadalajara de Buga, Valle del Cauca');
    expect(meant('San Pablo')).toBeUndefined();
    expect(meant('San Pablo', 'narino')).toBe('San Pablo, Nariño');
    expect(meant('Medellín', 'Chocó')).toBeUndefined();
    expect(meant('Mede')).toBeUndefined();
    expect(meant('')).toBeUndefined();
  });

  it('returns a message for an unknown match or a wrong department', () => {
    expect(wrongCity('Macondo', '')).toBe('No encontramos ese lugar. Escoge tu ciudad o municipio de la lista');
    expect(wrongCity('San', '')).toBe('Hay varios lugares parecidos. Escoge tu ciudad o municipio de la lista');
    expect(wrongCity('Medellín', 'Chocó')).toBe('Medellín no queda en Chocó');
    expect(wrongCity('Medellín', 'Antioquia')).toBeUndefined();
    expect(wrongDepartment('Macondo')).toBe('Escoge tu departamento de la lista');
    expect(wrongDepartment('antioquia')).toBeUndefined();
  });
});
