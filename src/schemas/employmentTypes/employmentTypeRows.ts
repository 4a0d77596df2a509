import {
  type EmploymentTypeCode,
  type EmploymentTypes,
  employmentTypeCode,
  employmentTypeKey,
} from './employmentTypeCode'

/** GET /api/employmentTypes. */
export interface KnownEmploymentTypes {
  /** The names that the client's vacancies give. */
  used: string[]
  /** What the settings say of them, and of names that vacancies gave before. */
  employmentTypes: EmploymentTypes
}

/** Names that a client's settings map at most. */
export const mostEmploymentTypes = 200

interface EmploymentTypeRow {
  name: string
  /** What the client's configuration or the words of the name suggest; null: nothing does. */
  suggestion: EmploymentTypeCode | null
  /** What is saved, else the suggestion; null: it is left out. */
  code: EmploymentTypeCode | null
}

/** Each employment type once, first those in use: names that differ only in case, accents or signs are one. */
export function employmentTypeRows(
  { used, employmentTypes }: KnownEmploymentTypes,
  configured: EmploymentTypes | undefined,
): EmploymentTypeRow[] {
  const names = new Map<string, string>()
  for (const name of [...used, ...Object.keys(employmentTypes)]) {
    const key = employmentTypeKey(name)
    if (key.trim() !== '' && !names.has(key)) names.set(key, name)
  }
  return [...names.values()].slice(0, mostEmploymentTypes).map((name) => ({
    name,
    suggestion: employmentTypeCode(name, configured) ?? null,
    code: employmentTypeCode(name, employmentTypes, configured) ?? null,
  }))
}
