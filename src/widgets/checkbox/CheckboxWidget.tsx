import '../shared/ChoiceWidget.css'
import { toLangAttributes } from '../../schemas/translations/localizeText'
import { renderMarkedLabel } from '../shared/renderMarkedLabel'
import { isInvalid, type Widget, type WidgetProps } from '../shared/widgetProps'

/**
 * Without options: one checkbox, whose value is a boolean (unset counts as false). With options: a group, whose value
 * is the list of the ticked options' values [FK-10, FK-22].
 */
export const CheckboxWidget: Widget = (props) =>
  props.options.choices?.length ? <CheckboxGroup {...props} /> : <SingleCheckbox {...props} />
CheckboxWidget.labelling = (options) => (options.choices?.length ? 'group' : 'own')

function SingleCheckbox(props: WidgetProps) {
  return (
    <label className="fy-choice fy-choice--toggle" data-centered={props.options.centered || undefined}>
      <input
        type="checkbox"
        className="fy-choice__input"
        id={props.id}
        name={props.name}
        checked={props.value === true}
        disabled={props.disabled}
        aria-required={props.required || undefined}
        aria-invalid={isInvalid(props) || undefined}
        aria-describedby={props.describedBy}
        onChange={(event) => props.onChange(event.currentTarget.checked)}
        onBlur={() => props.onBlur(props.id, props.value)}
      />
      <span className="fy-choice__label fy-shrink fy-break" id={props.labelId}>
        {renderMarkedLabel(props.label, props.required, props.options.langs?.label)}
      </span>
    </label>
  )
}

function CheckboxGroup(props: WidgetProps) {
  const checkedValues = Array.isArray(props.value) ? props.value : []
  const choices = props.options.choices ?? []
  const toggle = (value: string, isSelected: boolean) => {
    const next = new Set(checkedValues)
    if (isSelected) next.add(value)
    else next.delete(value)
    props.onChange(choices.map((choice) => choice.value).filter((item) => next.has(item)))
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need the label to be its first child.
    <div
      id={props.id}
      className="fy-choices fy-grid fy-gap-2"
      data-inline={props.options.inline || undefined}
      data-centered={props.options.centered || undefined}
      role="group"
      aria-labelledby={props.labelId}
      aria-describedby={props.describedBy}
    >
      {choices.map((choice) => (
        <label className="fy-choice" key={choice.value}>
          <input
            type="checkbox"
            className="fy-choice__input"
            name={props.name}
            value={choice.value}
            checked={checkedValues.includes(choice.value)}
            disabled={props.disabled}
            aria-invalid={isInvalid(props) || undefined}
            aria-describedby={isInvalid(props) ? props.describedBy : undefined}
            onChange={(event) => toggle(choice.value, event.currentTarget.checked)}
            onBlur={() => props.onBlur(props.id, props.value)}
          />
          <span {...toLangAttributes(choice.lang)} className="fy-choice__label fy-shrink fy-break">
            {choice.label}
          </span>
        </label>
      ))}
    </div>
  )
}
