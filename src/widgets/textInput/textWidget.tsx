import type { TextKind } from '../../schemas/kinds/plainText'
import type { Widget } from '../shared/widgetProps'
import { TextInput } from './TextInput'

/**
 * The widget of a kind that is one line of plain text: what its input is like stands in its meaning. It is the input, not
 * an element around it: most fields of a form are text.
 */
export function textWidget({ input }: TextKind): Widget {
  return (props) => TextInput({ ...props, ...input, placeholder: props.placeholder ?? input.placeholder })
}
