import { use } from 'react'
import type { TextKind } from '../../schemas/kinds/plainText'
import { NumberCountry } from '../shared/NumberCountry'
import type { Widget } from '../shared/widgetProps'
import { TextInput } from './TextInput'

/**
 * The widget of a kind that is one line of plain text: what its input is like stands in its meaning. It is the input, not
 * an element around it: most fields of a form are text.
 */
export function textWidget({ input }: TextKind): Widget {
  const { complete, ...attributes } = input
  return (props) => {
    const country = use(NumberCountry)
    return TextInput({
      ...props,
      ...attributes,
      placeholder: props.placeholder ?? input.placeholder,
      ...(complete ? { complete: (text) => complete(text, country) } : {}),
    })
  }
}
