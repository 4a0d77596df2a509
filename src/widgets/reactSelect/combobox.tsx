import '../textInput/TextInput.css'
import './combobox.css'
import {
  type AllHTMLAttributes,
  type HTMLAttributes,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useState,
} from 'react'
import type { Option } from '../../schemas/fields/option'
import { toSearchText } from '../../schemas/fields/searchText'
import { toText } from '../../schemas/kinds/kindTraits'
import { toLangAttributes } from '../../schemas/translations/localizeText'
import { formTexts, selectTexts } from '../../texts/public/form.texts'
import { runAfterFirstTouch } from '../shared/runAfterFirstTouch'
import { isInvalid, type WidgetProps } from '../shared/widgetProps'

export interface SelectProps extends WidgetProps {
  /** True if typing filters the list. Otherwise letters move to the next option that starts with them. */
  isSearchable: boolean
}

/** Returns the chosen option; null if the value is empty or matches no option. */
export function findChosenOption({ options, value }: Pick<WidgetProps, 'options' | 'value'>): Option | null {
  return options.choices?.find((choice) => choice.value === value && value !== '') ?? null
}

export function getPlaceholder(field: WidgetProps): string {
  return field.options.placeholder ?? field.placeholder ?? formTexts.choose
}

/** Returns the attributes that connect a select's element to its field, whatever the element's type. */
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
 * Returns the combobox element of a select, identical before and after the select's code is loaded: an input if it is
 * searchable, otherwise a button, which costs the browser half as much. This and `renderComboboxFrame` are plain
 * functions, because an extra component for each of thirty selects would take measurable time.
 */
export function renderCombobox(
  field: SelectProps,
  typedText: string,
  attributes: ComboboxAttributes,
): ReactNode {
  const option = findChosenOption(field)
  const selectedText = option?.label
  const common = {
    ...getFieldAttributes(field),
    className: 'fy-input fy-select__box',
    role: 'combobox',
    'aria-haspopup': 'listbox' as const,
    ...attributes,
  }
  if (!field.isSearchable)
    return (
      <button type="button" {...common}>
        <span
          {...toLangAttributes(option?.lang)}
          className="fy-select__value fy-ellipsis"
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
        attributes.onFocus?.(event)
        selectLabel(event)
      }}
    />
  )
}

type FrameAttributes = HTMLAttributes<HTMLDivElement> & { [state: `data-${string}`]: boolean | undefined }

/** Returns the frame around the combobox, with the button that clears an optional choice [FK-21]. */
export function renderComboboxFrame(field: SelectProps, { children, ...frame }: FrameAttributes): ReactNode {
  const isFilled = findChosenOption(field) !== null && !field.disabled
  const isClearable = isFilled && !field.required
  const clear = () => {
    field.onChange('')
    document.getElementById(field.id)?.focus()
  }
  return (
    <div
      className="fy-select"
      data-searchable={field.isSearchable || undefined}
      data-filled={isFilled || undefined}
      {...frame}
    >
      {children}
      {field.options.autocomplete && field.options.autocomplete !== 'off' && (
        <AutofillSelect field={field} placeholder={getPlaceholder(field)} />
      )}
      {isClearable && (
        <button
          type="button"
          className="fy-select__clear fy-center fy-bare fy-soft"
          tabIndex={-1}
          onClick={clear}
        >
          <span className="fy-visually-hidden">{`${selectTexts.clear} ${field.label}`}</span>
        </button>
      )}
    </div>
  )
}

/**
 * A native select that the browser's autofill can fill, for a field whose custom control it does not recognize, such
 * as a country. It is rendered after the first interaction with the page, and is unreachable by keyboard, pointer and
 * screen reader.
 */
function AutofillSelect({ field, placeholder }: { field: WidgetProps; placeholder: string }) {
  const [isTouched, setTouched] = useState(false)
  useEffect(() => runAfterFirstTouch(() => setTouched(true)), [])
  if (!isTouched || field.disabled) return null
  return (
    <select
      className="fy-select__autofill"
      autoComplete={field.options.autocomplete}
      aria-hidden="true"
      tabIndex={-1}
      value={typeof field.value === 'string' ? field.value : ''}
      onChange={(event) => field.onChange(event.currentTarget.value)}
    >
      {field.options.choices?.some(({ value }) => value === '') ? null : (
        <option value="">{placeholder}</option>
      )}
      {field.options.choices?.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  )
}

/** Returns true if the option's label contains the text, compared as in `toSearchText`. */
export function matchesOption({ label }: Pick<Option, 'label'>, text: string): boolean {
  return toSearchText(label).includes(toSearchText(text))
}

/** Returns the option with this label, or else the only one whose label contains the text. */
function findOptionByLabel(choices: readonly Option[], text: string): Option | undefined {
  const exactMatch = choices.find(({ label }) => toSearchText(label) === toSearchText(text))
  const [singleMatch, ...otherMatches] = choices.filter((choice) => matchesOption(choice, text))
  return exactMatch ?? (otherMatches.length === 0 ? singleMatch : undefined)
}

/**
 * Handles blur of a select that contains typed text: chooses the option that the text identifies. Text without a
 * match becomes the answer, which the check rejects, so that it is not lost. If the options come with the data
 * (`openOptions`), the check would accept any text, so unmatched text is discarded.
 */
export function commitTypedText(field: SelectProps, typedText: string): void {
  const text = typedText.trim()
  const option = text === '' ? undefined : findOptionByLabel(field.options.choices ?? [], text)
  const answer = option?.value ?? (text === '' || field.options.openOptions ? undefined : text)
  if (answer !== undefined && answer !== field.value) field.onChange(answer)
  field.onBlur(field.id, answer ?? field.value)
}
