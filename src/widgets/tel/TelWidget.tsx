import { TextInput } from '../textInput/TextInput'
import type { WidgetProps } from '../widgetProps'

/** A telephone number, as people write it [FK-18]. */
export function TelWidget(props: WidgetProps) {
  return <TextInput {...props} type="tel" inputMode="tel" />
}
