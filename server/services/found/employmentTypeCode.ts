/** As schema.org's JobPosting has them in Google's reading. */
export type EmploymentTypeCode =
  | 'FULL_TIME'
  | 'PART_TIME'
  | 'CONTRACTOR'
  | 'TEMPORARY'
  | 'INTERN'
  | 'VOLUNTEER'
  | 'PER_DIEM'
  | 'OTHER'

const codes: readonly [RegExp, EmploymentTypeCode][] = [
  [/full[\s-]?time|permanent/i, 'FULL_TIME'],
  [/part[\s-]?time|job[\s-]?share/i, 'PART_TIME'],
  [/contract/i, 'CONTRACTOR'],
  [/fixed[\s-]?term|temporary|seasonal/i, 'TEMPORARY'],
  [/intern|trainee|apprentice|cadet/i, 'INTERN'],
  [/volunt/i, 'VOLUNTEER'],
  [/casual|per diem|relief/i, 'PER_DIEM'],
]

/** The code nearest to what an employer calls it; undefined where it says nothing at all. */
export function employmentTypeCode(text: string): EmploymentTypeCode | undefined {
  if (text.trim() === '') return undefined
  return codes.find(([pattern]) => pattern.test(text))?.[1] ?? 'OTHER'
}
