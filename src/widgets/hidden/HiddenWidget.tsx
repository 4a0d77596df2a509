import type { WidgetProps } from '../shared/widgetProps'
import { getText } from '../textInput/useTypedText'

/** A hidden value [FK-16]. */
export function HiddenWidget({ id, name, value }: WidgetProps) {
  return <input type="hidden" id={id} name={name} value={getText(value)} />
}
