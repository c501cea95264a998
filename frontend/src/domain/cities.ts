/** The search in the list of all cities, which is larger than the rest of the form. */
let search: typeof import('./city-search') | undefined;

/** Loads the list on demand. Until it is loaded any city is valid. */
export async function loadCities(): Promise<void> {
  search = await import('./city-search');
}

/** Returns an error message for a city; undefined when it is valid or the list is not loaded. */
export const wrongCity = (city: string, department: string): string | undefined => search?.wrongCity(city, department);

/** Returns an error message for a department that is not in the list; undefined when it is valid or the list is not loaded. */
export const wrongDepartment = (department: string): string | undefined => search?.wrongDepartment(department);

/** Whether several cities have this name, so that the department is needed. */
export const needsDepartment = (city: string): boolean => search?.needsDepartment(city) ?? false;
