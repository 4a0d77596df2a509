import type { AllHTMLAttributes, HTMLAttributes, ReactNode, SyntheticEvent } from 'react'
import type { Option } from '../../schemas/fields/option'
import { toText } from '../../schemas/kinds/kindTraits'
import { toLangAttributes } from '../../schemas/translations/localizeText'
import { formTexts, selectTexts } from '../../texts/public/form.texts'

import '../textInput/TextInput.css'
import { isInvalid, type WidgetProps } from '../shared/widgetProps'
import { AutofillSelect } from './AutofillSelect'
import './combobox.css'

export interface ListProps extends WidgetProps {
  /** True if typing filters the list. Otherwise letters move to the next option that starts with them. */
  searchable: boolean
}

/** Returns the chosen option; null if the value is empty or matches no option. */
export function chosenOption({ options, value }: Pick<WidgetProps, 'options' | 'value'>): Option | null {
  return options.choices?.find((choice) => choice.value === value && value !== '') ?? null
}

export function getPlaceholder(field: WidgetProps): string {
  return field.options.placeholder ?? field.placeholder ?? formTexts.choose
}

/** Attributes that connect a list's element to its field, for every kind of element. */
export function getFieldAttributes(field: WidgetProps) {
  return {
    id: field.id,
    name: field.name,
    disabled: field.disabled,
    'aria-required': field.required || undefined,
    'aria-invalid': isInvalid(field) || undefined,
    'aria-describedby': field.describedBy,
  }
}

type ComboboxAttributes = Omit<AllHTMLAttributes<HTMLElement>, 'type'> & {
  ref?: (element: HTMLElement | null) => void
}

/**
 * A select's own element, identical before and after its code is loaded: an input if it is searchable, otherwise a
 * button, which costs the browser half as much. This and `comboboxFrame` are plain functions, because an extra
 * component for each of thirty selects would be measurable.
 */
export function combobox(field: ListProps, typedText: string, more: ComboboxAttributes): ReactNode {
  const option = chosenOption(field)
  const selectedText = option?.label
  const common = {
    ...getFieldAttributes(field),
    className: 'fy-input fy-select__box',
    role: 'combobox',
    'aria-haspopup': 'listbox' as const,
    ...more,
  }
  if (!field.searchable)
    return (
      <button type="button" {...common}>
        <span
          {...toLangAttributes(option?.lang)}
          className="fy-select__value"
          data-empty={selectedText === undefined || undefined}
        >
          {selectedText ?? getPlaceholder(field)}
        </span>
      </button>
    )
  // Select the whole label while it is not being typed over, so that the next key replaces it.
  const selectLabel = ({ currentTarget: input }: SyntheticEvent<HTMLInputElement>) => {
    const isAllSelected = input.selectionStart === 0 && input.selectionEnd === input.value.length
    if (typedText === '' && !isAllSelected) input.select()
  }
  return (
    <input
      type="text"
      autoComplete="off"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      aria-autocomplete="list"
      {...common}
      value={typedText || (selectedText ?? toText(field.value))}
      placeholder={getPlaceholder(field)}
      onSelect={selectLabel}
      onFocus={(event) => {
        more.onFocus?.(event)
        selectLabel(event)
      }}
    />
  )
}

type FrameAttributes = HTMLAttributes<HTMLDivElement> & { [state: `data-${string}`]: boolean | undefined }

/** The frame of the element, with the button that clears an optional choice [FK-21]. */
export function comboboxFrame(field: ListProps, { children, ...frame }: FrameAttributes): ReactNode {
  const isFilled = chosenOption(field) !== null && !field.disabled
  const isClearable = isFilled && !field.required
  const clear = () => {
    field.onChange('')
    document.getElementById(field.id)?.focus()
  }
  return (
    <div
      className="fy-select"
      data-searchable={field.searchable || undefined}
      data-filled={isFilled || undefined}
      {...frame}
    >
      {children}
      {field.options.autocomplete && field.options.autocomplete !== 'off' && (
        <AutofillSelect field={field} placeholder={getPlaceholder(field)} />
      )}
      {isClearable && (
        <button type="button" className="fy-select__clear" tabIndex={-1} onClick={clear}>
          <span className="fy-visually-hidden">{`${selectTexts.clear} ${field.label}`}</span>
        </button>
      )}
    </div>
  )
}
