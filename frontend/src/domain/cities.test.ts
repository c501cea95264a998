import { departmentOf, findCities, findDepartments, loadCities, findCity, wrongCity, wrongDepartment } from './cities';
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

  it('sorts cities of the department first, then names that begin with the text before those that contain it', () => {
    expect(findCities('san', 'Nariño')[0]!.department).toBe('Nariño');
    expect(cityNames('cali')[0]).toBe('Cali');
    expect(cityNames('', 'Quindío')).toHaveLength(12);
    expect(cityNames('')).toEqual([]);
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
    expect(wrongCity('Macondo', '')).toBe('Escoge tu ciudad o municipio de la lista');
    expect(wrongCity('Medellín', 'Chocó')).toBe('Medellín no queda en Chocó');
    expect(wrongCity('Medellín', 'Antioquia')).toBeUndefined();
    expect(wrongDepartment('Macondo')).toBe('Escoge tu departamento de la lista');
    expect(wrongDepartment('antioquia')).toBeUndefined();
  });
});
