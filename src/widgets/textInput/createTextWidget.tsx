import { use } from 'react'
import { finishText, type TextKind } from '../../schemas/kinds/plainText'
import { NumberRegion } from '../shared/NumberRegion'
import type { Widget } from '../shared/widgetProps'
import { TextInput } from './TextInput'

/**
 * Creates the widget of a one-line text kind from the input settings of the kind. It calls `TextInput` directly,
 * without a component around it, because most fields of a form are text.
 */
export function createTextWidget(kind: TextKind): Widget {
  const { complete: _, ...attributes } = kind.input
  return (props) => {
    const region = use(NumberRegion)
    return TextInput({
      ...props,
      ...attributes,
      placeholder: props.placeholder ?? kind.input.placeholder,
      completeText: (text) => finishText(kind, text, region),
    })
  }
}
