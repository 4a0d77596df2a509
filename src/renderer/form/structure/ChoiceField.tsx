import type { FieldProps, RJSFSchema } from '@rjsf/utils'
import { type ComponentType, createContext, type ReactNode } from 'react'
import type { AnswerSteps } from './context/structureContext'
import { MultiSchemaField } from './rjsfFields'

const StockMultiSchemaField = MultiSchemaField as ComponentType<FieldProps>

/** The `oneOf` or `anyOf` choice that an `OptionPicker` renders; rjsf passes it only an id. */
export interface Choice {
  keyword: 'oneOf' | 'anyOf'
  path: AnswerSteps
  options: readonly RJSFSchema[]
  /** True if an answer is required and there is none. */
  isMissing: boolean
  change: (value: unknown) => void
}

export const ChoiceContext = createContext<Choice | null>(null)

/** Renders rjsf's choice between schemas and passes its path and options to `OptionPicker`. */
export function ChoiceField(props: FieldProps): ReactNode {
  const { schema, fieldPathId, options, onChange } = props
  const { path } = fieldPathId
  const keyword = schema.oneOf ? 'oneOf' : 'anyOf'
  const isMissing = props.required === true && props.formData === undefined
  const choice: Choice = { keyword, path, options, isMissing, change: (value) => onChange(value, path) }
  return (
    <ChoiceContext value={choice}>
      <StockMultiSchemaField {...props} />
    </ChoiceContext>
  )
}
