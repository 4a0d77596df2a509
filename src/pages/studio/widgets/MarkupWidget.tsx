import { type ReactNode, useMemo } from 'react'
import { useStoreValue } from '../../../data/react/useStoreValue'
import { isInvalid, type WidgetProps } from '../../../widgets/shared/widgetProps'
import { getLinkTargets } from '../../blocks/linkTargets'
import { MarkupField } from '../../shared/markupEditor/MarkupField'
import { useStudio } from '../draft/useStudio'

/** Paragraphs with simple markup, in the markup editor. */
export function MarkupWidget(props: WidgetProps): ReactNode {
  const config = useStoreValue(useStudio().store, (state) => state.config)
  const pages = useMemo(() => getLinkTargets(config), [config])
  return (
    <MarkupField
      id={props.id}
      label={props.label}
      value={getTexts(props.value)}
      onChange={props.onChange}
      pages={pages}
      describedBy={props.describedBy}
      isInvalid={isInvalid(props)}
    />
  )
}

/** Returns the texts of a list from a file, which may contain any values; other values become ''. */
export function getTexts(value: unknown): string[] {
  return Array.isArray(value) ? value.map((item) => (typeof item === 'string' ? item : '')) : []
}
