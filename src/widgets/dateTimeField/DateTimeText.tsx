import { type ReactNode, useState } from 'react'
import type { WidgetProps } from '../shared/widgetProps'
import { TextInput } from '../textInput/TextInput'
import { getText } from '../textInput/useTypedText'
import type { DateTimeShape } from './dateTimeShape'

export interface DateTimeTextProps extends WidgetProps {
  kind: DateTimeShape
  after: ReactNode
  /** Called when the text input receives the focus. */
  onWriting: () => void
}

/** A date or time in a single text input. It shows the text as typed until blur, and the parsed value after that. */
export function DateTimeText({ kind, onWriting, ...props }: DateTimeTextProps) {
  const [last, setLast] = useState({ written: '', value: '' })
  const value = getText(props.value)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the focus bubbles up from the input inside.
    <div onFocus={(event) => event.target instanceof HTMLInputElement && onWriting()}>
      <TextInput
        autoComplete="off"
        placeholder={kind.placeholder}
        {...props}
        type="text"
        inputMode={kind.parts.length === 1 && kind.panel ? 'numeric' : 'text'}
        labelledBy={props.labelId}
        value={value === last.value ? last.written : kind.show(value)}
        onChange={(text) => {
          const next = { written: getText(text), value: kind.read(getText(text)) }
          setLast(next)
          props.onChange(next.value)
        }}
        onBlur={(id, text) => {
          setLast({ written: '', value: '' })
          props.onBlur(id, text)
        }}
      />
    </div>
  )
}
