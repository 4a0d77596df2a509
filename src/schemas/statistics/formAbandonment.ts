/** How long a form stood open, in minutes. */
export const abandonmentTimes = ['under1', 'under3', 'under10', 'longer'] as const

/** What is known of one opening of an application form when it is left: nothing of whoever left it. */
export interface AbandonmentReport {
  /** Key of the field that was last entered; null: none was. */
  lastField: string | null
  /** Keys of fields that said that an answer is missing, and that one is wrong. */
  missing: string[]
  wrong: string[]
  time: (typeof abandonmentTimes)[number]
  isSent: boolean
}

/** POST /api/formLeavings. */
export interface FormAbandonment {
  clientCode: string
  vacancyGuid: string
  formVersion: string
  report: AbandonmentReport
  /** What was said of the same opening before its person came back, which no longer counts. */
  instead: AbandonmentReport | null
}

/** What is counted: of a field, or of the form as a whole. */
export type AbandonmentMeasure = 'left' | 'missing' | 'wrong' | 'sent' | `after-${AbandonmentReport['time']}`

export interface AbandonmentCount {
  /** '' where it is of the form as a whole, or nothing was touched. */
  fieldKey: string
  measure: AbandonmentMeasure
}

/** What a report adds one to. How long it took is counted of those who left; of a form that was sent, that it was. */
export function getAbandonmentCounts({
  lastField,
  missing,
  wrong,
  time,
  isSent,
}: AbandonmentReport): AbandonmentCount[] {
  if (isSent) return [{ fieldKey: '', measure: 'sent' }]
  const of = (keys: readonly string[], measure: AbandonmentMeasure): AbandonmentCount[] =>
    [...new Set(keys)].map((fieldKey) => ({ fieldKey, measure }))
  return [
    { fieldKey: lastField ?? '', measure: 'left' },
    { fieldKey: '', measure: `after-${time}` },
    ...of(missing, 'missing'),
    ...of(wrong, 'wrong'),
  ]
}
