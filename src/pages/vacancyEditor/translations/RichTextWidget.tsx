import { type ReactNode, useMemo, useState } from 'react'
import { markupToHtml } from '../../../schemas/markup/markupToHtml'
import { isInvalid, type WidgetProps } from '../../../widgets/shared/widgetProps'
import { getLinkTargets } from '../../blocks/linkTargets'
import { MarkupField } from '../../shared/markupEditor/MarkupField'
import { markupFromHtml } from '../../shared/markupEditor/markupFromHtml'
import { useClient } from '../../shared/site/SiteContext'

/** Edits HTML as markup in the markup editor. HTML that markup cannot represent is lost with the first change. */
export function RichTextWidget(props: WidgetProps): ReactNode {
  const { config } = useClient()
  const pages = useMemo(() => getLinkTargets(config), [config])
  const html = typeof props.value === 'string' ? props.value : ''
  const [written, setWritten] = useState({ html: '', paragraphs: [] as string[] })
  // Show the paragraphs as typed instead of converting the resulting HTML back.
  const paragraphs = useMemo(
    () => (html === written.html ? written.paragraphs : markupFromHtml(html)),
    [html, written],
  )
  return (
    <MarkupField
      id={props.id}
      label={props.label}
      value={paragraphs}
      onChange={(next) => {
        const html = markupToHtml(next)
        setWritten({ html, paragraphs: next })
        props.onChange(html === '' ? undefined : html)
      }}
      pages={pages}
      describedBy={props.describedBy}
      isInvalid={isInvalid(props)}
    />
  )
}
