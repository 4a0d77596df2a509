import {
  type FieldCondition,
  getComparisons,
  isComparisonMet,
  isConditionMet,
} from '../fields/fieldCondition'
import type { FormValues } from '../fields/fieldValue'
import { type BuiltForm, getFieldUi } from '../forms/builtForm'
import { isVisible } from '../forms/formVisibility'
import { describeComparison, type FieldLookup } from './describeCondition'

type Form = Pick<BuiltForm, 'schema' | 'uiSchema'>

/** Whether a condition holds for the answers, with the text and the result of each comparison. */
export interface Explanation {
  holds: boolean
  /** True if one of the comparisons is sufficient, false if all must hold. */
  isAnySufficient: boolean
  lines: { text: string; holds: boolean }[]
}

export interface FieldExplanation {
  label: string
  isVisible: boolean
  /** Null for a field without a condition. */
  visibility: Explanation | null
  /** Null for a field without a condition. */
  requirement: Explanation | null
}

/** Explains why a field of this form is visible or hidden, and why it is required or optional. */
export function explainVisibility(form: Form, key: string, values: FormValues): FieldExplanation {
  const { visibleWhen, requiredWhen } = getFieldUi(form, key)['ui:options']
  return {
    label: form.schema.properties[key]?.title ?? key,
    isVisible: isVisible(form, key, values),
    visibility: visibleWhen ? explainCondition(form, visibleWhen, values) : null,
    requirement: requiredWhen ? explainCondition(form, requiredWhen, values) : null,
  }
}

function explainCondition(form: Form, condition: FieldCondition, values: FormValues): Explanation {
  const getAnswer = (key: string) => (isVisible(form, key, values) ? values[key] : undefined)
  const findField: FieldLookup = (key) => {
    const ui = getFieldUi(form, key)
    return (
      ui && {
        kind: ui['ui:widget'] ?? 'group',
        label: form.schema.properties[key]?.title ?? key,
        options: ui['ui:options'].choices,
      }
    )
  }
  return {
    holds: isConditionMet(condition, getAnswer),
    isAnySufficient: 'any' in condition,
    lines: getComparisons(condition).map((comparison) => ({
      text: describeComparison(comparison, findField),
      holds: isComparisonMet(comparison, getAnswer(comparison.field)),
    })),
  }
}
