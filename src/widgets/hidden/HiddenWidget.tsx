import { toText } from '../../schemas/kinds/kindTraits'
import type { WidgetProps } from '../shared/widgetProps'

/** A hidden value [FK-16]. */
export function HiddenWidget({ id, name, value }: WidgetProps) {
  return <input type="hidden" id={id} name={name} value={toText(value)} />
}
