import MultiSchemaField from '@rjsf/core/lib/components/fields/MultiSchemaField.js'
import type { FieldProps } from '@rjsf/utils'
import { type ComponentType, createContext, type ReactNode } from 'react'
import type { AnswerSteps } from './context/structureContext'

const StockMultiSchemaField = MultiSchemaField as ComponentType<FieldProps>

/** The choice between schemas that an `OptionPicker` asks for; rjsf gives it an id only. */
interface Choice {
  keyword: 'oneOf' | 'anyOf'
  path: AnswerSteps
}

export const ChoiceContext = createContext<Choice | null>(null)

/** A choice between schemas, of which `OptionPicker` learns the place. */
export function ChoiceField(props: FieldProps): ReactNode {
  const { schema, fieldPathId } = props
  return (
    <ChoiceContext value={{ keyword: schema.oneOf ? 'oneOf' : 'anyOf', path: fieldPathId.path }}>
      <StockMultiSchemaField {...props} />
    </ChoiceContext>
  )
}
