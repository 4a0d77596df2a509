/** The values of schema.org's `employmentType` that job search engines support. */
export const employmentTypeCodes = [
  'FULL_TIME',
  'PART_TIME',
  'CONTRACTOR',
  'TEMPORARY',
  'INTERN',
  'VOLUNTEER',
  'PER_DIEM',
  'OTHER',
] as const
export type EmploymentTypeCode = (typeof employmentTypeCodes)[number]

/** The schema.org values of employment types by name; null to omit the value. */
export type EmploymentTypes = Record<string, EmploymentTypeCode | null>

/** Phrases of whole words in lower case without accents; the first match decides. */
const suggestions: readonly [EmploymentTypeCode, readonly string[]][] = [
  ['PART_TIME', ['part time', 'job share', 'teilzeit', 'temps partiel', 'دوام جزئي']],
  ['FULL_TIME', ['full time', 'fulltime', 'vollzeit', 'temps plein', 'temps complet', 'دوام كامل']],
  [
    'INTERN',
    [
      ...[
        'intern',
        'internship',
        'trainee',
        'traineeship',
        'apprentice',
        'apprenticeship',
        'cadet',
        'cadetship',
      ],
      ...['praktikum', 'ausbildung', 'stage', 'stagiaire', 'alternance', 'apprentissage', 'تدريب'],
    ],
  ],
  ['VOLUNTEER', ['volunteer', 'volunteering', 'ehrenamt', 'ehrenamtlich', 'benevolat', 'benevole', 'تطوع']],
  ['PER_DIEM', ['casual', 'per diem', 'relief', 'vacataire']],
  [
    'TEMPORARY',
    [
      ...['fixed term', 'temporary', 'seasonal', 'befristet', 'saisonarbeit'],
      ...['cdd', 'interim', 'temporaire', 'saisonnier', 'مؤقت', 'موسمي'],
    ],
  ],
  ['CONTRACTOR', ['contractor', 'freelance', 'freiberuflich']],
]

/**
 * Returns schema.org's value of an employment type: from the first map that contains it, else by the phrases in its
 * name. Returns undefined for a name that is mapped to null, and for any other text, because no value is better than a
 * wrong one.
 */
export function getEmploymentTypeCode(
  text: string,
  ...maps: readonly (EmploymentTypes | undefined)[]
): EmploymentTypeCode | undefined {
  const key = toEmploymentTypeKey(text)
  for (const map of maps) {
    const mappedEntry = Object.entries(map ?? {}).find(([name]) => toEmploymentTypeKey(name) === key)
    if (mappedEntry) return mappedEntry[1] ?? undefined
  }
  // The word 'contract' must be the whole name: 'Permanent contract' does not mean a contractor.
  if (key === ' contract ') return 'CONTRACTOR'
  return suggestions.find(([, phrases]) => phrases.some((phrase) => key.includes(` ${phrase} `)))?.[0]
}

/**
 * Returns a key that is the same for names that differ only in letter case, accents or punctuation: their words, with
 * spaces between and around them.
 */
export function toEmploymentTypeKey(text: string): string {
  const plainText = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return ` ${plainText.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()} `
}
