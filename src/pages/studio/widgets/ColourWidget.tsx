import type { ReactNode } from 'react'
import '../../../widgets/textInput/TextInput.css'
import { inspectorTexts as texts } from '../../../texts/admin/siteEditing.texts'
import { isInvalid, type WidgetProps } from '../../../widgets/shared/widgetProps'

/** Colour input: the browser's picker with the colour code beside it. */
export function ColourWidget(props: WidgetProps): ReactNode {
  const text = typeof props.value === 'string' ? props.value : ''
  const [, red = '', green = '', blue = ''] = /^#(.)(.)(.)$/.exec(text) ?? []
  const longForm = red ? `#${red}${red}${green}${green}${blue}${blue}` : text
  return (
    <div className="fy-inspector__colour fy-flex fy-gap-2">
      <input
        type="color"
        id={props.id}
        value={/^#[0-9a-f]{6}$/i.test(longForm) ? longForm : '#000000'}
        aria-describedby={props.describedBy}
        onChange={(event) => props.onChange(event.target.value)}
        onBlur={() => props.onBlur(props.id, text)}
      />
      <input
        className="fy-input"
        type="text"
        aria-label={texts.hex(props.label)}
        aria-invalid={isInvalid(props) || undefined}
        spellCheck={false}
        maxLength={7}
        value={text}
        onChange={(event) => props.onChange(event.target.value || undefined)}
        onBlur={() => props.onBlur(props.id, text)}
      />
    </div>
  )
}
