import {
  type EmploymentTypeCode,
  type EmploymentTypes,
  getEmploymentTypeCode,
  toEmploymentTypeKey,
} from './employmentTypeCode'

/** GET /api/employmentTypes. */
export interface KnownEmploymentTypes {
  /** The employment types of the client's vacancies. */
  used: string[]
  /** The mapping in the settings, including names of earlier vacancies. */
  employmentTypes: EmploymentTypes
}

/** Maximum number of names that a client's settings map. */
export const maxEmploymentTypes = 200

interface EmploymentTypeRow {
  name: string
  /** The code that the client's configuration or the name suggests; null if there is none. */
  suggestion: EmploymentTypeCode | null
  /** The saved code, else the suggestion; null if there is neither, or if null was saved to leave the type out. */
  code: EmploymentTypeCode | null
}

/**
 * Returns each employment type once, those in use first. Names that differ only in letter case, accents or
 * punctuation are the same.
 */
export function toEmploymentTypeRows(
  { used: usedTypes, employmentTypes }: KnownEmploymentTypes,
  configuredTypes: EmploymentTypes | undefined,
): EmploymentTypeRow[] {
  const names = new Map<string, string>()
  for (const name of [...usedTypes, ...Object.keys(employmentTypes)]) {
    const key = toEmploymentTypeKey(name)
    if (key.trim() !== '' && !names.has(key)) names.set(key, name)
  }
  return [...names.values()].slice(0, maxEmploymentTypes).map((name) => ({
    name,
    suggestion: getEmploymentTypeCode(name, configuredTypes) ?? null,
    code: getEmploymentTypeCode(name, employmentTypes, configuredTypes) ?? null,
  }))
}
