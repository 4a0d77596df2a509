import { TextInput } from '../textInput/TextInput'
import type { WidgetProps } from '../widgetProps'

/** A web address [FK-19]. */
export function UrlWidget(props: WidgetProps) {
  return <TextInput placeholder="https://" {...props} type="url" inputMode="url" spellCheck={false} />
}
