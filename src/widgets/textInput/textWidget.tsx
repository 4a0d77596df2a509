import { use } from 'react'
import { finishText, type TextKind } from '../../schemas/kinds/plainText'
import { NumberPlace } from '../shared/NumberPlace'
import type { Widget } from '../shared/widgetProps'
import { TextInput } from './TextInput'

/**
 * The widget of a kind that is one line of plain text: what its input is like stands in its meaning. It is the input, not
 * an element around it: most fields of a form are text.
 */
export function textWidget(kind: TextKind): Widget {
  const { complete: _, ...attributes } = kind.input
  return (props) => {
    const place = use(NumberPlace)
    return TextInput({
      ...props,
      ...attributes,
      placeholder: props.placeholder ?? kind.input.placeholder,
      complete: (text) => finishText(kind, text, place),
    })
  }
}
