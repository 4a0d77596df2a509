import '../shared/ChoiceWidget.css'
import type { Option } from '../../schemas/fields/option'
import { toLangAttributes } from '../../schemas/translations/localizeText'
import { formTexts } from '../../texts/public/form.texts'
import { isInvalid, type Widget, type WidgetProps } from '../shared/widgetProps'

/** One of a few options, all of which are visible [FK-09, FK-22]. */
export const RadioWidget: Widget = (props) => {
  const { options } = props
  const choices = options.choices ?? []
  return (
    <div
      id={props.id}
      className="fy-choices fy-grid fy-gap-2"
      data-inline={options.inline ?? choices.length <= 3}
      data-centered={options.centered || undefined}
      role="radiogroup"
      aria-labelledby={props.labelId}
      aria-describedby={props.describedBy}
      aria-required={props.required || undefined}
      aria-invalid={isInvalid(props) || undefined}
    >
      {choices.length === 0 && <p className="fy-choices__empty fy-note">{formTexts.noData}</p>}
      {choices.map((choice) => (
        <RadioCard key={choice.value} {...props} choice={choice} />
      ))}
    </div>
  )
}
RadioWidget.labelling = () => 'group'

function RadioCard(props: WidgetProps & { choice: Option }) {
  const { choice } = props
  return (
    <label className="fy-choice">
      <input
        type="radio"
        className="fy-choice__input"
        name={props.name}
        value={choice.value}
        checked={props.value === choice.value}
        disabled={props.disabled}
        aria-describedby={isInvalid(props) ? props.describedBy : undefined}
        onChange={() => props.onChange(choice.value)}
        onBlur={() => props.onBlur(props.id, props.value)}
      />
      <span {...toLangAttributes(choice.lang)} className="fy-choice__label fy-shrink fy-break">
        {choice.label}
      </span>
    </label>
  )
}
