import type { TextKind } from '../../schemas/kinds/plainText'
import type { Widget } from '../widgetProps'
import { TextInput } from './TextInput'

/** The widget of a kind that is one line of plain text: what its input is like stands in its meaning. */
export function textWidget({ input }: TextKind): Widget {
  return (props) => <TextInput {...props} {...input} placeholder={props.placeholder ?? input.placeholder} />
}
