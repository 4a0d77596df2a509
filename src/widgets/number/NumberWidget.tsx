import { TextInput } from '../textInput/TextInput'
import type { WidgetProps } from '../widgetProps'

/**
 * A number as text [FK-08]: `type="number"` would drop what it can't read, spin under the mouse wheel and round. Phones
 * show their digits.
 */
export function NumberWidget(props: WidgetProps) {
  return <TextInput {...props} type="text" inputMode="decimal" autoComplete="off" />
}
