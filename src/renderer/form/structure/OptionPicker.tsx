import type { WidgetProps as RjsfWidgetProps } from '@rjsf/utils'
import { type ReactNode, use, useCallback, useLayoutEffect } from 'react'
import { structureTexts as texts } from '../../../texts/public/structuredAnswers.texts'
import { widgets } from '../../../widgets/widgetRegistry'
import { labelledField } from '../field/labelledField'
import { ChoiceContext } from './ChoiceField'
import { useStructure } from './context/structureContext'

/** Which of several schemas an answer follows, asked by our own select. */
export function OptionPicker(props: RjsfWidgetProps): ReactNode {
  const { id, value, label, disabled, readonly, onChange, onBlur } = props
  const choices = (props.options.enumOptions ?? []).map(({ label: name }, at) => ({
    label: name,
    value: String(at),
  }))
  const { length: count } = choices
  const choice = use(ChoiceContext)
  const { showBranch } = useStructure()
  const report = useCallback(
    (branch: unknown) => {
      const shown = typeof branch === 'number' ? { branch, count } : undefined
      if (choice) showBranch(choice.keyword, choice.path, shown)
    },
    [showBranch, choice, count],
  )
  useLayoutEffect(() => {
    report(value)
    return () => report(undefined)
  }, [report, value])
  const kind = choices.length > 3 ? 'select' : 'radio'
  const Widget = widgets[kind]
  const options = { choices, required: true }
  return labelledField({
    id,
    kind,
    lone: false,
    label: label || texts.choose,
    options,
    labelling: Widget.labelling?.(options) ?? 'input',
    error: undefined,
    fault: undefined,
    children: (
      <Widget
        id={id}
        name={id}
        label={label || texts.choose}
        labelId={`${id}--label`}
        value={value === undefined ? '' : String(value)}
        required
        disabled={disabled || readonly}
        options={options}
        onChange={(chosen) => {
          if (chosen === '') return
          // The change makes the form check again, before this is drawn.
          report(Number(chosen))
          onChange(chosen)
        }}
        onBlur={() => onBlur(id, value)}
      />
    ),
  })
}
