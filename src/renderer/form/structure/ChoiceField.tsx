import { type FieldProps, getUiOptions, type RJSFSchema } from '@rjsf/utils'
import { type ComponentType, createContext, type ReactNode } from 'react'
import { getChoiceKey } from '../../../schemas/externalSchema/displayedBranches'
import { joinPath } from '../../../schemas/forms/answerPath'
import { structureTexts as texts } from '../../../texts/public/structuredAnswers.texts'
import { branchNames } from './branchNames'
import { useCurrentRow } from './context/structureContext'
import { MultiSchemaField } from './rjsfFields'

const StockMultiSchemaField = MultiSchemaField as ComponentType<FieldProps>

/** The `oneOf` or `anyOf` choice that an `OptionPicker` renders; rjsf passes it only an id. */
export interface Choice {
  /** The `getChoiceKey` of the choice. */
  key: string
  label: string
  options: readonly RJSFSchema[]
  /** Readable names of the options. */
  names: readonly string[]
  /** True if an answer is required and there is none. */
  isMissing: boolean
  change: (value: unknown) => void
}

export const ChoiceContext = createContext<Choice | null>(null)

/** Renders rjsf's choice between schemas and passes its path and options to `OptionPicker`. */
export function ChoiceField(props: FieldProps): ReactNode {
  const { schema, uiSchema, fieldPathId, options, registry, title, name, onChange } = props
  const row = useCurrentRow(fieldPathId.path)
  const { path } = fieldPathId
  const keyword = schema.oneOf ? 'oneOf' : 'anyOf'
  const isMissing = props.required === true && props.formData === undefined
  const customTitle = row?.name ?? getUiOptions(uiSchema).title ?? schema.title ?? title
  const choice: Choice = {
    key: getChoiceKey(keyword, path.length > 0 ? `/${joinPath(path)}` : ''),
    label: customTitle || (path.length > 0 && name) || texts.choose,
    options,
    names: branchNames(options, uiSchema?.[keyword], registry.rootSchema),
    isMissing,
    change: (value) => onChange(value, path),
  }
  return (
    <ChoiceContext value={choice}>
      <StockMultiSchemaField {...props} />
    </ChoiceContext>
  )
}
