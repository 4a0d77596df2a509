import { type ReactNode, useMemo, useState } from 'react'
import { markupHtml } from '../../schemas/pages/markupHtml'
import { isInvalid, type WidgetProps } from '../../widgets/widgetProps'
import { useClient } from '../SiteContext'
import { addressChoices } from '../studio/addressChoices'
import { MarkupField } from '../studio/markup/MarkupField'
import { markupOfHtml } from '../studio/markup/markupOfHtml'

/** HTML that is written as markup, in the editor that is made for it; what the markup has no word for goes with the first change. */
export function RichTextWidget(props: WidgetProps): ReactNode {
  const { config } = useClient()
  const pages = useMemo(() => addressChoices(config), [config])
  const html = typeof props.value === 'string' ? props.value : ''
  const [written, setWritten] = useState({ html: '', paragraphs: [] as string[] })
  // What was just written is shown as it was written, not as it is read back.
  const paragraphs = useMemo(
    () => (html === written.html ? written.paragraphs : markupOfHtml(html)),
    [html, written],
  )
  return (
    <MarkupField
      id={props.id}
      label={props.label}
      value={paragraphs}
      onChange={(next) => {
        const made = markupHtml(next)
        setWritten({ html: made, paragraphs: next })
        props.onChange(made === '' ? undefined : made)
      }}
      pages={pages}
      describedBy={props.describedBy}
      isInvalid={isInvalid(props)}
    />
  )
}
