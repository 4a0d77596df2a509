import './TextInput.css'
import { dateTexts } from '../texts/form'
import { TextInput } from './TextInput'
import { textOf } from './useTypedText'
import type { WidgetProps } from './widgetProps'

/** A day [FK-11]; the value is 'YYYY-MM-DD', people write dd/mm/yyyy [FK-24]. */
export function DateWidget(props: WidgetProps) {
  return (
    <TextInput
      {...props}
      type="text"
      inputMode="numeric"
      placeholder={dateTexts.pattern}
      value={shown(textOf(props.value))}
      onChange={(value) => props.onChange(stored(textOf(value)))}
    />
  )
}

function shown(value: string): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value)
  return match ? `${match[3]}/${match[2]}/${match[1]}` : value
}

function stored(text: string): string {
  const match = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text.trim())
  return match ? `${match[3]}-${match[2]?.padStart(2, '0')}-${match[1]?.padStart(2, '0')}` : text
}
