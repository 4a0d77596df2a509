import { useState } from 'react'
import './TextInput.css'
import { TextInput } from './TextInput'
import { textOf } from './useTypedText'
import type { WidgetProps } from './widgetProps'

export interface MomentTextProps extends WidgetProps {
  /** The value as people read it; text that is no such value as it is. */
  show: (value: string) => string
  /** What was typed, as a value; text that can't be read as it is, so that the check refuses it. */
  read: (typed: string) => string
}

/** A day or a time as one line of text: what stands where the segmented field is not, or not yet, there. */
export function MomentText({ show, read, ...props }: MomentTextProps) {
  const [last, setLast] = useState({ typed: '', value: '' })
  const value = textOf(props.value)
  return (
    <TextInput
      {...props}
      type="text"
      autoComplete="off"
      // What was typed stands as it was typed, even where its value would read otherwise.
      value={value === last.value ? last.typed : show(value)}
      onChange={(typed) => {
        const next = { typed: textOf(typed), value: read(textOf(typed)) }
        setLast(next)
        props.onChange(next.value)
      }}
    />
  )
}
