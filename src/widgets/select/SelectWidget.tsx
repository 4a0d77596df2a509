import { LazySelect } from '../reactSelect/LazySelect'
import type { WidgetProps } from '../shared/widgetProps'

/** One of the options, out of a list that opens [FK-04]. Choosing emits the option's value, clearing emits '' [FK-21]. */
export function SelectWidget(props: WidgetProps) {
  return <LazySelect {...props} searchable={false} />
}
