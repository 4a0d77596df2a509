import { dateTexts } from '../../texts/public/form.texts'
import { getText } from '../textInput/useTypedText'
import '../textInput/TextInput.css'
import { isInvalid, type WidgetProps } from '../shared/widgetProps'
import { type DateTimeShape, partTexts } from './dateTimeShape'
import './NoScriptDateTime.css'

/**
 * Text inputs for a date or time, one for each labelled part. A native date input would submit nothing for a day that
 * does not exist, such as 31 April, and would show days in the browser's format instead of the page's.
 */
export function NoScriptDateTime({ kind, ...field }: WidgetProps & { kind: DateTimeShape }) {
  const texts = partTexts(kind, getText(field.value))
  const isOne = texts.length === 1
  const isNumeric = kind.parts.every(({ sort }) => sort === 'date')
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need the label to be its first child.
    <div id={field.id} className="fy-moment-plain" role="group" aria-labelledby={field.labelId}>
      {texts.map((text, index) => (
        <input
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change.
          key={index}
          className="fy-input"
          type="text"
          inputMode={isNumeric ? 'numeric' : 'text'}
          autoComplete="off"
          placeholder={isOne ? kind.placeholder : dateTexts.pattern}
          name={field.name}
          defaultValue={text}
          disabled={field.disabled}
          aria-label={isOne ? undefined : kind.parts[index]?.label}
          aria-labelledby={isOne ? field.labelId : undefined}
          aria-required={field.required || undefined}
          aria-invalid={isInvalid(field) || undefined}
          aria-describedby={field.describedBy}
          onChange={({ currentTarget: { parentElement: group } }) => field.onChange(readInputs(kind, group))}
        />
      ))}
    </div>
  )
}

/** Returns the value of all inputs of the field; the joined text if it is not a valid value. */
function readInputs(kind: DateTimeShape, group: HTMLElement | null): string {
  const texts = [...(group?.querySelectorAll('input') ?? [])].map((input) => input.value)
  return texts.every((text) => text === '') ? '' : kind.read(texts.join(kind.separator.text))
}
