/** How long the form was open, in minutes. */
export const abandonmentTimes = ['under1', 'under3', 'under10', 'longer'] as const

/** Anonymous report of one opened application form, sent when the visitor leaves it. */
export interface AbandonmentReport {
  /** Key of the field that was focused last; null if there was none. */
  lastField: string | null
  /** Keys of the fields that showed a missing-answer error, and of those that showed another error. */
  missing: string[]
  wrong: string[]
  time: (typeof abandonmentTimes)[number]
  /** Whether the form was submitted. */
  isSent: boolean
}

/** The body of POST /api/formLeavings. */
export interface FormAbandonment {
  clientCode: string
  vacancyGuid: string
  formVersion: string
  report: AbandonmentReport
  /** The previous report of the same opening, which this one replaces because the visitor returned. */
  instead: AbandonmentReport | null
}

/** The counted events, per field or for the form as a whole. */
export type AbandonmentMeasure = 'left' | 'missing' | 'wrong' | 'sent' | `after-${AbandonmentReport['time']}`

export interface AbandonmentCount {
  /** '' for counts of the whole form, or if no field was touched. */
  fieldKey: string
  measure: AbandonmentMeasure
}

/**
 * Returns the counters that a report increments. A submitted form only counts as sent; the duration is only counted
 * for abandoned forms.
 */
export function getAbandonmentCounts({
  lastField,
  missing,
  wrong,
  time,
  isSent,
}: AbandonmentReport): AbandonmentCount[] {
  if (isSent) return [{ fieldKey: '', measure: 'sent' }]
  const toCounts = (keys: readonly string[], measure: AbandonmentMeasure): AbandonmentCount[] =>
    [...new Set(keys)].map((fieldKey) => ({ fieldKey, measure }))
  return [
    { fieldKey: lastField ?? '', measure: 'left' },
    { fieldKey: '', measure: `after-${time}` },
    ...toCounts(missing, 'missing'),
    ...toCounts(wrong, 'wrong'),
  ]
}
