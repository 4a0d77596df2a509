import { textOf } from '../textInput/useTypedText'
import type { WidgetProps } from '../widgetProps'

/** A value that nobody sees [FK-16]. */
export function HiddenWidget({ id, name, value }: WidgetProps) {
  return <input type="hidden" id={id} name={name} value={textOf(value)} readOnly />
}
