/** Which list of the submission body holds the answers to a vacancy's fields, by the start of their keys. */
export const answerLists = {
  licence: 'applicationLicences',
  qualification: 'applicationQualifications',
  requirement: 'applicationRequirements',
  skill: 'applicationSkills',
  visa: 'applicationVisas',
} as const

export type AnswerListPrefix = keyof typeof answerLists

/** 'licence-12' → ['licence', 12]; a catalogue's key → ['', 0]. */
export function splitKey(key: string): [prefix: string, id: number] {
  const match = /^([a-z]+)-(\d+)$/.exec(key)
  return match ? [match[1] ?? '', Number(match[2])] : ['', 0]
}
