import type { WidgetProps as RjsfWidgetProps } from '@rjsf/utils'
import type { ReactNode } from 'react'
import { structureTexts as texts } from '../../../texts/public/structuredAnswers.texts'
import { widgets } from '../../../widgets/widgetRegistry'
import { labelledField } from '../field/labelledField'

/** Which of several schemas an answer follows, asked by our own select. */
export function OptionPicker(props: RjsfWidgetProps): ReactNode {
  const { id, value, label, disabled, readonly, onChange, onBlur } = props
  const choices = (props.options.enumOptions ?? []).map(({ label: name }, at) => ({
    label: name,
    value: String(at),
  }))
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
        onChange={(chosen) => chosen !== '' && onChange(chosen)}
        onBlur={() => onBlur(id, value)}
      />
    ),
  })
}
