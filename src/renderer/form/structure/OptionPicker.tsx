import type { WidgetProps as RjsfWidgetProps } from '@rjsf/utils'
import { type ReactNode, use, useCallback, useLayoutEffect } from 'react'
import { structureTexts as texts } from '../../../texts/public/structuredAnswers.texts'
import { widgets } from '../../../widgets/widgetRegistry'
import { labelledField } from '../field/labelledField'
import { type Choice, ChoiceContext } from './ChoiceField'
import { useStructure } from './context/structureContext'

/** Selects which of several schemas an answer follows, with the product's own select or radio widget. */
export function OptionPicker(props: RjsfWidgetProps): ReactNode {
  const { id, value, disabled, readonly, onChange, onBlur } = props
  const choice = use(ChoiceContext)
  const label = choice?.label ?? texts.choose
  const choices = (choice?.names ?? []).map((name, index) => ({ label: name, value: String(index) }))
  const { length: count } = choices
  const key = choice?.key
  const { showBranch } = useStructure()
  const report = useCallback(
    (branch: unknown) => {
      const displayed = typeof branch === 'number' ? { branch, count } : undefined
      if (key !== undefined) showBranch(key, displayed)
    },
    [showBranch, key, count],
  )
  useLayoutEffect(() => {
    report(value)
    return () => report(undefined)
  }, [report, value])
  // Without an answer, rjsf preselects the null branch but does not set the answer to null.
  useLayoutEffect(() => {
    if (choice?.isMissing && isNull(choice, Number(value))) choice.change(null)
  }, [choice, value])
  const kind = choices.length > 3 ? 'select' : 'radio'
  const Widget = widgets[kind]
  const options = { choices, required: true }
  return labelledField({
    id,
    kind,
    isFullWidth: false,
    label,
    options,
    labelling: Widget.labelling?.(options) ?? 'input',
    error: undefined,
    declarationError: undefined,
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
          report(Number(selectedBranch))
          onChange(selectedBranch)
          // rjsf clears the answer when the branch changes and does not set null.
          if (isNull(choice, Number(selectedBranch))) choice?.change(null)
        }}
        onBlur={() => onBlur(id, value)}
      />
    ),
  })
}

function isNull(choice: Choice | null, branch: number): boolean {
  return choice?.options[branch]?.type === 'null'
}
