import { TextInput } from '../textInput/TextInput'
import type { WidgetProps } from '../widgetProps'

/** Words to look for [FK-03]. The browser adds a way to clear them; phones offer 'Search' on their keyboard. */
export function SearchWidget(props: WidgetProps) {
  return <TextInput {...props} type="search" inputMode="search" />
}
