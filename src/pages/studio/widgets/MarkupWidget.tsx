import '../../../widgets/textInput/TextInput.css'
import { type ReactNode, useMemo, useState } from 'react'
import { useStoreValue } from '../../../data/react/useStoreValue'
import { inspectorTexts as texts } from '../../../texts/admin/siteEditing.texts'
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

/** Returns the texts of a list in config.json. Values that are not texts become ''; no list becomes []. */
export function getTexts(value: unknown): string[] {
  return Array.isArray(value) ? value.map((item) => (typeof item === 'string' ? item : '')) : []
}

const paragraphBreak = /\n[ \t]*\n+/

/** Plain paragraphs in one text area. */
export function ParagraphsWidget(props: WidgetProps): ReactNode {
  const value = getTexts(props.value)
  const [typedText, setTypedText] = useState(value.join('\n\n'))
  // Keep the typed text while it is equivalent to the value, so that empty lines do not vanish while the user types.
  const text = isSame(getParagraphs(typedText), value) ? typedText : value.join('\n\n')
  return (
    <>
      <textarea
        className="fy-input"
        id={props.id}
        rows={6}
        value={text}
        aria-describedby={props.describedBy}
        aria-invalid={isInvalid(props) || undefined}
        onChange={(event) => {
          setTypedText(event.target.value)
          props.onChange(getParagraphs(event.target.value))
        }}
        onBlur={() => props.onBlur(props.id, value)}
      />
      <p className="fy-inspector__help fy-note">{texts.paragraphsHelp}</p>
    </>
  )
}

const getParagraphs = (text: string) => text.split(paragraphBreak).filter((item) => item.trim() !== '')

const isSame = (item: readonly string[], other: readonly string[]) =>
  item.length === other.length && item.every((text, index) => text === other[index])
