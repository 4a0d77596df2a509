import type { ButtonHTMLAttributes, InputHTMLAttributes, ReactNode, Ref } from 'react'
import type { Option } from '../../schemas/vacancy'
import { formTexts } from '../../texts/en'
import { isInvalid, type WidgetProps } from '../widgetProps'

/** What differs between a list that stands closed and one that can open. */
export interface ComboboxControl {
  searchable: boolean
  /** What is being typed, where one can search. */
  typed: string
  /** Opening and waiting, as `aria-` attributes. */
  aria: Pick<
    InputHTMLAttributes<HTMLElement>,
    'aria-expanded' | 'aria-controls' | 'aria-activedescendant' | 'aria-busy'
  >
  input?: InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> | undefined }
  button?: ButtonHTMLAttributes<HTMLButtonElement> & { ref?: Ref<HTMLButtonElement> | undefined }
}

/** The option whose value the field holds, if any. */
export function chosenOption({ options, value }: Pick<WidgetProps, 'options' | 'value'>): Option | null {
  return options.choices?.find((choice) => choice.value === value && value !== '') ?? null
}

/**
 * What a list is while nothing is open: one element with a combobox's semantics, the same before and after its code is
 * there. An input where one can search; a button, which costs the browser half as much, where one can't. A function:
 * thirty components more would show.
 */
export function comboboxControl(props: WidgetProps, control: ComboboxControl): ReactNode {
  const chosen = chosenOption(props)?.label
  const placeholder = props.options.placeholder ?? props.placeholder ?? formTexts.choose
  const common = {
    id: props.id,
    name: props.name,
    className: 'fy-input fy-select__control',
    role: 'combobox',
    disabled: props.disabled,
    'aria-haspopup': 'listbox',
    'aria-required': props.required || undefined,
    'aria-invalid': isInvalid(props) || undefined,
    'aria-describedby': props.describedBy,
    ...control.aria,
  } as const
  if (!control.searchable)
    return (
      <button type="button" {...common} {...control.button}>
        <span className="fy-select__value" data-empty={chosen === undefined || undefined}>
          {chosen ?? placeholder}
        </span>
      </button>
    )
  return (
    <input
      type="text"
      {...common}
      value={control.typed || (chosen ?? '')}
      placeholder={placeholder}
      autoComplete="off"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      aria-autocomplete="list"
      {...control.input}
    />
  )
}

/** A label that is not being typed over stands selected as a whole, so that the next key replaces it. */
export function selectAll(input: HTMLInputElement, typed: string): void {
  const whole = input.selectionStart === 0 && input.selectionEnd === input.value.length
  if (typed === '' && input.value !== '' && !whole) input.select()
}
