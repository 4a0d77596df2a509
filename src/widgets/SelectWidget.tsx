import { useRef } from 'react'
import { formTexts } from '../texts/en'
import { selectTexts } from '../texts/form'
import { SelectPopup } from './SelectPopup'
import './SelectWidget.css'
import { useListbox } from './useListbox'
import { isInvalid, type WidgetProps } from './widgetProps'

/**
 * One of the options, out of a list that opens [FK-04]: a select-only combobox. Choosing emits the option's value,
 * clearing emits '' [FK-21].
 */
export function SelectWidget(props: WidgetProps) {
  const choices = props.options.choices ?? []
  const chosen = choices.findIndex((choice) => choice.value === props.value && props.value !== '')
  const button = useRef<HTMLButtonElement>(null)
  const choose = (at: number) => {
    const value = choices[at]?.value ?? ''
    if (value !== props.value) props.onChange(value)
  }
  const list = useListbox({ labels: choices.map((choice) => choice.label), chosen, onChoose: choose })
  const popupId = `${props.id}--list`
  const toggle = () => {
    // Safari gives a clicked button no focus, and the list closes with it.
    button.current?.focus()
    if (list.open) list.close()
    else list.show()
  }
  const clear = () => {
    choose(-1)
    button.current?.focus()
  }
  return (
    <div className="fy-select" data-open={list.open || undefined}>
      <button
        ref={button}
        type="button"
        role="combobox"
        className="fy-input fy-select__control"
        id={props.id}
        name={props.name}
        disabled={props.disabled}
        // biome-ignore lint/a11y/noAutofocus: only where a field's definition asks for it [FK-20].
        autoFocus={props.options.autofocus ?? props.autofocus}
        aria-haspopup="listbox"
        aria-expanded={list.open}
        aria-controls={list.open ? popupId : undefined}
        aria-activedescendant={list.open && list.at >= 0 ? `${popupId}-${list.at}` : undefined}
        aria-required={props.required || undefined}
        aria-invalid={isInvalid(props) || undefined}
        aria-describedby={props.describedBy}
        onClick={toggle}
        onKeyDown={list.onKeyDown}
        onBlur={() => {
          list.close()
          props.onBlur(props.id, props.value)
        }}
      >
        <span className="fy-select__value" data-empty={chosen < 0 || undefined}>
          {choices[chosen]?.label ?? props.options.placeholder ?? props.placeholder ?? formTexts.choose}
        </span>
      </button>
      {chosen >= 0 && !props.disabled && (
        <button type="button" className="fy-select__clear" tabIndex={-1} onClick={clear}>
          <span className="fy-visually-hidden">{`${selectTexts.clear} ${props.label}`}</span>
        </button>
      )}
      {list.open && (
        <SelectPopup
          id={popupId}
          label={props.label}
          choices={choices}
          chosen={chosen}
          at={list.at}
          onChoose={(index) => {
            choose(index)
            list.close()
          }}
          onClose={list.close}
        />
      )}
    </div>
  )
}
