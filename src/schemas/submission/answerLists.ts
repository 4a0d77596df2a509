/** The list of the submission body that holds the answers to a vacancy's fields, by the prefix of their keys. */
export const answerLists = {
  licence: 'applicationLicences',
  qualification: 'applicationQualifications',
  requirement: 'applicationRequirements',
  skill: 'applicationSkills',
  visa: 'applicationVisas',
} as const

export type AnswerListPrefix = keyof typeof answerLists

/** Splits a key: 'licence-12' → ['licence', 12]; a catalogue key → ['', 0]. */
export function splitKey(key: string): [prefix: string, id: number] {
  const match = /^([a-z]+)-(\d+)$/.exec(key)
  return match ? [match[1] ?? '', Number(match[2])] : ['', 0]
}
