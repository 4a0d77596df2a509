import { searchText } from '../../src/schemas/fields/searchText'

/** Returns the normalized copies of the texts in which the administrators' list is searched and sorted. */
export function vacancySearchColumns({
  code,
  name,
  location,
  department,
}: Record<'code' | 'name' | 'location' | 'department', string>) {
  return {
    code_lower: searchText(code),
    name_lower: searchText(name),
    location_lower: searchText(location),
    department_lower: searchText(department),
  }
}
