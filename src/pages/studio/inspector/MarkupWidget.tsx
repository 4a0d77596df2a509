import { type ReactNode, useMemo } from 'react'
import { useStoreValue } from '../../../data/useStoreValue'
import { isInvalid, type WidgetProps } from '../../../widgets/widgetProps'
import { addressChoices } from '../addressChoices'
import { MarkupField } from '../markup/MarkupField'
import { useStudio } from './StudioContext'
import { textsOf } from './textsOf'

/** Paragraphs with a little markup, in the editor that is made for it. */
export function MarkupWidget(props: WidgetProps): ReactNode {
  const config = useStoreValue(useStudio().store, (state) => state.config)
  const pages = useMemo(() => addressChoices(config), [config])
  return (
    <MarkupField
      id={props.id}
      label={props.label}
      value={textsOf(props.value)}
      onChange={props.onChange}
      pages={pages}
      describedBy={props.describedBy}
      isInvalid={isInvalid(props)}
    />
  )
}
