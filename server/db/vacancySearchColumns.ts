import { toSearchText } from '../../src/schemas/fields/searchText'

/** Returns the normalized copies of the texts in which the administrators' list is searched and sorted. */
export function vacancySearchColumns({
  code,
  name,
  location,
  department,
}: Record<'code' | 'name' | 'location' | 'department', string>) {
  return {
    code_lower: toSearchText(code),
    name_lower: toSearchText(name),
    location_lower: toSearchText(location),
    department_lower: toSearchText(department),
  }
}
