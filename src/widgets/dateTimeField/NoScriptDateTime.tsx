import { useState } from 'react'
import { getText } from '../textInput/useTypedText'
import '../textInput/TextInput.css'
import { isInvalid, type WidgetProps } from '../shared/widgetProps'
import { type DateTimeShape, partValues } from './dateTimeShape'
import './NoScriptDateTime.css'

/**
 * Native controls for a date or time. A value that they cannot show is a text input, so that the user can correct it.
 */
export function NoScriptDateTime({ kind, ...field }: WidgetProps & { kind: DateTimeShape }) {
  const value = getText(field.value)
  // Decided on mount only, because the value is invalid while just one of the parts is filled in.
  const [isShown] = useState(value === '' || kind.isValue(value))
  const isOne = kind.parts.length === 1 || kind.native !== undefined
  const values = isOne || !isShown ? [value] : partValues(kind, value)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need the label to be its first child.
    <div id={field.id} className="fy-moment-plain" role="group" aria-labelledby={field.labelId}>
      {values.map((one, at) => {
        const part = kind.parts[at]
        return (
          <input
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change.
            key={at}
            className="fy-input"
            type={isShown ? (kind.native ?? part?.sort) : 'text'}
            name={field.name}
            defaultValue={isShown ? one : kind.show(one)}
            disabled={field.disabled}
            aria-label={isOne ? undefined : part?.label}
            aria-labelledby={isOne ? field.labelId : undefined}
            aria-required={field.required || undefined}
            aria-invalid={isInvalid(field) || undefined}
            aria-describedby={field.describedBy}
            onChange={({ currentTarget: { parentElement: group } }) => field.onChange(writtenIn(kind, group))}
          />
        )
      })}
    </div>
  )
}

/** Returns the value of all controls of the field; the joined text, parsed leniently, if it is not a valid value. */
function writtenIn(kind: DateTimeShape, group: HTMLElement | null): string {
  const texts = [...(group?.querySelectorAll('input') ?? [])].map((input) => input.value)
  if (texts.every((text) => text === '')) return ''
  const value = texts.join(kind.separator.value)
  return kind.isValue(value) ? value : kind.read(value)
}
