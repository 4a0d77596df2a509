import { LazySelect } from '../reactSelect/LazySelect'
import type { WidgetProps } from '../shared/widgetProps'

/** One option of a drop-down list [FK-04]. Choosing emits the option's value; clearing emits '' [FK-21]. */
export function SelectWidget(props: WidgetProps) {
  return <LazySelect {...props} isSearchable={false} />
}
