import type { Option } from '../../schemas/vacancy'
import { formTexts } from '../../texts/en'
import { isInvalid, type WidgetProps } from '../widgetProps'

/** The option whose value the field holds, if any. */
export function chosenOption({ options, value }: Pick<WidgetProps, 'options' | 'value'>): Option | null {
  return options.choices?.find((choice) => choice.value === value && value !== '') ?? null
}

/**
 * What the input of a list is given while it is closed and while it is open: one and the same to a screen reader. Its
 * text is what is typed or else the chosen option's label.
 */
export function comboboxInput(props: WidgetProps, searchable: boolean, typed: string) {
  return {
    className: 'fy-input fy-select__control',
    type: 'text',
    id: props.id,
    name: props.name,
    value: typed || (chosenOption(props)?.label ?? ''),
    placeholder: props.options.placeholder ?? props.placeholder ?? formTexts.choose,
    readOnly: !searchable,
    disabled: props.disabled,
    autoComplete: 'off',
    autoCapitalize: 'none',
    autoCorrect: 'off',
    spellCheck: false,
    'aria-autocomplete': searchable ? 'list' : 'none',
    'aria-haspopup': 'listbox',
    'aria-required': props.required || undefined,
    'aria-invalid': isInvalid(props) || undefined,
    'aria-describedby': props.describedBy,
  } as const
}

/** A label that is not being typed over stands selected as a whole, so that the next key replaces it. */
export function selectAll(input: HTMLInputElement, typed: string): void {
  const whole = input.selectionStart === 0 && input.selectionEnd === input.value.length
  if (typed === '' && input.value !== '' && !input.readOnly && !whole) input.select()
}
