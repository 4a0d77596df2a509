import { fewestShown, type LeavingFigures } from '../../../src/schemas/overview'
import type { LeavingSum } from '../../repositories/applications/formLeavings'

type Figures = Omit<LeavingFigures, 'isCounted'>

/**
 * What may be shown of these sums: no number below `fewestShown`, and no total from which one could be told.
 * @param labelOf a field's label; null: it is a single vacancy's, and counted with the others of that sort
 */
export function leavingFigures(
  sums: readonly LeavingSum[],
  labelOf: (fieldKey: string) => string | null,
): Figures {
  const fields = new Map<string | null, { left: number; errors: number }>()
  for (const { fieldKey, measure, times } of sums) {
    if (!isOfField(measure)) continue
    const label = fieldKey === '' ? '' : labelOf(fieldKey)
    const { left, errors } = fields.get(label) ?? { left: 0, errors: 0 }
    const isLeft = measure === 'left'
    fields.set(label, { left: left + (isLeft ? times : 0), errors: errors + (isLeft ? 0 : times) })
  }
  const all = [...fields].map(([label, figures]) => ({ label, ...figures }))
  const shown = all.filter(({ left }) => left >= fewestShown)
  const others = enough(sum(all.filter(({ left }) => left < fewestShown))) ?? 0
  const sent = sums.filter(({ measure }) => measure === 'sent').reduce((n, { times }) => n + times, 0)
  return {
    sent: enough(sent),
    left: enough(sum(shown) + others),
    fields: shown
      .map((field) => ({ ...field, errors: enough(field.errors) ?? 0 }))
      .sort((one, other) => other.left - one.left),
    others,
  }
}

function isOfField(measure: LeavingSum['measure']): boolean {
  return measure === 'left' || measure === 'missing' || measure === 'wrong'
}

function sum(fields: readonly { left: number }[]): number {
  return fields.reduce((n, { left }) => n + left, 0)
}

function enough(n: number): number | null {
  return n >= fewestShown ? n : null
}
