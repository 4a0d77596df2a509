import { TextInput } from '../textInput/TextInput'
import type { WidgetProps } from '../widgetProps'

/** One line of text [FK-01]. */
export function TextWidget(props: WidgetProps) {
  return <TextInput {...props} type="text" />
}
