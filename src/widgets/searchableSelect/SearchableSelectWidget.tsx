import { LazySelect } from '../reactSelect/LazySelect'
import type { WidgetProps } from '../shared/widgetProps'

/** One of many options, found by typing [FK-05]. Choosing emits the option's value; clearing emits '' [FK-21]. */
export function SearchableSelectWidget(props: WidgetProps) {
  return <LazySelect {...props} isSearchable />
}
