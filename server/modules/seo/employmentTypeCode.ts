import type { ClientConfig, EmploymentTypeCode } from '../../../src/schemas/clientConfig/clientConfig'

/** Whole words, lower case, without accents; the first that occurs decides. */
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
 * Returns schema.org's value of an employment type: as the client mapped it, else as its words suggest. Returns
 * undefined for any other text, because no value is better than a wrong one.
 */
export function employmentTypeCode(
  text: string,
  mapped: ClientConfig['employmentTypes'] = {},
): EmploymentTypeCode | undefined {
  const words = toWords(text)
  const own = Object.entries(mapped).find(([name]) => toWords(name) === words)
  if (own) return own[1]
  // Among other words, as in 'Permanent contract', it does not mean a contractor.
  if (words === ' contract ') return 'CONTRACTOR'
  return suggestions.find(([, phrases]) => phrases.some((phrase) => words.includes(` ${phrase} `)))?.[0]
}

/** Lower case without accents, with single spaces between and around the words. */
function toWords(text: string): string {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return ` ${plain.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()} `
}
