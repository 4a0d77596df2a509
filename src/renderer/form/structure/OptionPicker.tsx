import {
  type FieldProps,
  getUiOptions,
  type RJSFSchema,
  type WidgetProps as RjsfWidgetProps,
} from '@rjsf/utils'
import { type ComponentType, createContext, type ReactNode, use, useCallback, useLayoutEffect } from 'react'
import { getChoiceKey } from '../../../schemas/externalSchema/displayedBranches'
import { joinPath } from '../../../schemas/forms/answerPath'
import {
  followReferences,
  isSchema,
  type JsonSchema,
  toList,
  toNonBlankText,
} from '../../../schemas/forms/jsonSchema'
import { structureTexts as texts } from '../../../texts/public/structuredAnswers.texts'
import { widgets } from '../../../widgets/widgetRegistry'
import { renderLabelledField } from '../field/renderLabelledField'
import { useCurrentRow, useStructure } from './context/structureContext'
import { MultiSchemaField } from './rjsfFields'

/** Selects which of several schemas an answer follows, with the product's own select or radio widget. */
export function OptionPicker(props: RjsfWidgetProps): ReactNode {
  const { id, value, disabled, readonly, onChange, onBlur } = props
  const choice = use(ChoiceContext)
  const label = choice?.label ?? texts.choose
  const choices = (choice?.names ?? []).map((name, index) => ({ label: name, value: String(index) }))
  const { length: count } = choices
  const key = choice?.key
  const { recordBranch } = useStructure()
  const reportBranch = useCallback(
    (branch: unknown) => {
      const displayedBranch = typeof branch === 'number' ? { branch, count } : undefined
      if (key !== undefined) recordBranch(key, displayedBranch)
    },
    [recordBranch, key, count],
  )
  useLayoutEffect(() => {
    reportBranch(value)
    return () => reportBranch(undefined)
  }, [reportBranch, value])
  // Without an answer, rjsf preselects the null branch but does not set the answer to null.
  useLayoutEffect(() => {
    if (choice?.isMissing && isNullBranch(choice, Number(value))) choice.change(null)
  }, [choice, value])
  const kind = choices.length > 3 ? 'select' : 'radio'
  const Widget = widgets[kind]
  const options = { choices, required: true }
  return renderLabelledField({
    id,
    kind,
    isFullWidth: false,
    label,
    options,
    labelling: Widget.labelling?.(options) ?? 'input',
    error: undefined,
    unsupportedKind: undefined,
    children: (
      <Widget
        id={id}
        name={id}
        label={label}
        labelId={`${id}--label`}
        value={value === undefined ? '' : String(value)}
        required
        disabled={disabled || readonly}
        options={options}
        onChange={(selectedBranch) => {
          if (selectedBranch === '') return
          // The change triggers a check before the next render, so report the new branch first.
          reportBranch(Number(selectedBranch))
          onChange(selectedBranch)
          // rjsf clears the answer when the branch changes and does not set null.
          if (isNullBranch(choice, Number(selectedBranch))) choice?.change(null)
        }}
        onBlur={() => onBlur(id, value)}
      />
    ),
  })
}

function isNullBranch(choice: Choice | null, branch: number): boolean {
  return choice?.options[branch]?.type === 'null'
}

/** Maximum number of fields whose titles name a group without a title. */
const namingFieldCount = 3

/** Returns a readable name for each schema of a choice. Equal names are numbered. */
function getBranchNames(options: readonly RJSFSchema[], uiSchemas: unknown, root: RJSFSchema): string[] {
  const names = options.map((option, index) => {
    const { title } = getUiOptions(toList(uiSchemas)[index] as never)
    return toNonBlankText(title) ?? getBranchName(followReferences(root, option), root, index)
  })
  return names.map((name, index) => {
    const sameNames = names.filter((other) => other === name)
    return sameNames.length > 1
      ? `${name} (${names.slice(0, index + 1).filter((other) => other === name).length})`
      : name
  })
}

function getBranchName(schema: JsonSchema, root: JsonSchema, index: number): string {
  const title = toNonBlankText(schema.title)
  if (title !== undefined) return title
  const [singleValue, ...otherValues] = schema.const === undefined ? toList(schema.enum) : [schema.const]
  if (singleValue !== undefined && singleValue !== null && otherValues.length === 0)
    return toNonBlankText(singleValue) ?? JSON.stringify(singleValue)
  const types = [schema.type ?? (isSchema(schema.properties) ? 'object' : undefined)].flat()
  const type = types.find((item) => item !== 'null')
  if (singleValue === null || (type === undefined && types.includes('null'))) return texts.noValue
  const fields = Object.entries(Object(schema.properties)).map(
    ([key, part]) => toNonBlankText(followReferences(root, part).title) ?? key,
  )
  const required = toList(schema.required).map(String)
  const namingKeys = (fields.length > 0 ? fields : required).slice(0, namingFieldCount)
  if (namingKeys.length > 0) return namingKeys.join(', ')
  return texts.typeName[String(type)] ?? texts.option(index + 1)
}

const StockMultiSchemaField = MultiSchemaField as ComponentType<FieldProps>

/** The `oneOf` or `anyOf` choice that an `OptionPicker` renders; rjsf passes it only an id. */
interface Choice {
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

const ChoiceContext = createContext<Choice | null>(null)

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
    names: getBranchNames(options, uiSchema?.[keyword], registry.rootSchema),
    isMissing,
    change: (value) => onChange(value, path),
  }
  return (
    <ChoiceContext value={choice}>
      <StockMultiSchemaField {...props} />
    </ChoiceContext>
  )
}
