import { TextInput } from '../textInput/TextInput'
import type { WidgetProps } from '../widgetProps'

/** An e-mail address [FK-15]. Phones show their keyboard for it. */
export function EmailWidget(props: WidgetProps) {
  return <TextInput {...props} type="email" inputMode="email" autoComplete="email" spellCheck={false} />
}
