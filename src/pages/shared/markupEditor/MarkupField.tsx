import '../../../widgets/textInput/TextInput.css'
import './MarkupField.css'
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { markupEditorTexts as texts } from '../../../texts/admin/markupEditor.texts'
import { insertLikeTyping } from '../../../widgets/shared/insertLikeTyping'
import { RichText } from '../content/RichText'
import { LinkChoice, type LinkedPage } from './LinkChoice'
import { type MarkupCommand, MarkupToolbar } from './MarkupToolbar'
import { putLink, type Replacement, toggleLines, toggleMark } from './markupCommands'
import { markupFromHtml } from './markupFromHtml'
import { markupToText, textToMarkup } from './markupText'

interface MarkupFieldProps {
  /** Id of the text area; the parent renders its label. */
  id: string
  /** Name of the field, for the toolbar's accessible name. */
  label: string
  value: readonly string[]
  onChange: (value: string[]) => void
  /** Pages that a link can point to. */
  pages: readonly LinkedPage[]
  describedBy?: string | undefined
  isInvalid?: boolean | undefined
}

/** Maximum length of pasted HTML that is converted, in UTF-16 code units. */
const maxPasted = 2_000_000
/** Limits for a text of a page. */
const maxParagraphs = 200
const maxLetters = 100_000
const shortcuts: Readonly<Record<string, MarkupCommand>> = { b: 'bold', i: 'italic', k: 'link' }

/** Editor for text with simple markup: a text area with a toolbar, and a preview of what visitors see. */
export function MarkupField(props: MarkupFieldProps): ReactNode {
  const { id, label, value, onChange, pages, describedBy, isInvalid } = props
  const area = useRef<HTMLTextAreaElement>(null)
  const { text, write } = useText(value, onChange)
  const [linked, setLinked] = useState<string | null>(null)
  const [status, setStatus] = useState('')

  const replaceSelection = (
    make: (selected: { text: string; start: number; end: number }) => Replacement,
  ) => {
    const field = area.current
    if (field)
      insertText(field, make({ text: field.value, start: field.selectionStart, end: field.selectionEnd }))
  }
  const run = (command: MarkupCommand) => {
    const field = area.current
    if (!field) return
    if (command === 'link') setLinked(field.value.slice(field.selectionStart, field.selectionEnd))
    else if (command === 'bold') replaceSelection((selected) => toggleMark(selected, '**', texts.boldWords))
    else if (command === 'italic')
      replaceSelection((selected) => toggleMark(selected, '*', texts.italicWords))
    else replaceSelection((selected) => toggleLines(selected, lineMarks[command]))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const command = shortcuts[event.key.toLowerCase()]
    if (!command || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
    event.preventDefault()
    run(command)
  }
  const onPaste = (event: ClipboardEvent) => {
    const html = event.clipboardData.getData('text/html')
    if (html === '') return
    event.preventDefault()
    if (html.length > maxPasted) return setStatus(texts.tooLarge)
    const paragraphs = markupFromHtml(html)
    const insert = markupToText(paragraphs)
    if (paragraphs.length > maxParagraphs || insert.length > maxLetters) return setStatus(texts.tooMuch)
    replaceSelection(({ start, end }) => ({
      from: start,
      to: end,
      insert,
      selectFrom: start + insert.length,
      selectTo: start + insert.length,
    }))
    setStatus(texts.pasted(paragraphs.length))
  }
  const back = () => {
    setLinked(null)
    area.current?.focus()
  }
  return (
    <div className="fy-markup">
      <MarkupToolbar label={texts.toolbar(label)} controls={id} onCommand={run} />
      {linked === null ? null : (
        <LinkChoice
          pages={pages}
          text={linked}
          onPut={(href, label) => {
            setLinked(null)
            replaceSelection((selected) => putLink(selected, href, label))
          }}
          onCancel={back}
        />
      )}
      <textarea
        ref={area}
        id={id}
        className="fy-input fy-input--multiline fy-markup__text"
        rows={6}
        value={text}
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        onChange={({ target }) => write(target.value)}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      />
      <p role="status" className="fy-markup__hint">
        {status}
      </p>
      <p className="fy-markup__hint">{texts.preview}</p>
      {/* Inert: the preview's links must not navigate. */}
      <div className="fy-markup__preview fy-rich" inert>
        {value.length > 0 ? <RichText text={value} /> : <p className="fy-markup__hint">{texts.nothingYet}</p>}
      </div>
    </div>
  )
}

const lineMarks = { heading: '## ', subheading: '### ', list: '- ', numbers: '1. ' } as const

/**
 * Returns the text as typed, including blank lines, until the value changes from outside: by an undo or another
 * administrator.
 */
function useText(value: readonly string[], onChange: (value: string[]) => void) {
  const [text, setText] = useState(() => markupToText(value))
  const serialized = JSON.stringify(value)
  const [seen, setSeen] = useState(serialized)
  if (serialized !== seen) {
    setSeen(serialized)
    if (serialized !== JSON.stringify(textToMarkup(text))) setText(markupToText(value))
  }
  const write = (next: string) => {
    setText(next)
    onChange(textToMarkup(next))
  }
  return { text, write }
}

/**
 * Inserts into a text area as if the user had typed, so that the browser's undo works. Only `insertText` does that;
 * browsers without it get the new value and an input event.
 */
export function insertText(
  area: HTMLTextAreaElement,
  { from, to, insert, selectFrom, selectTo }: Replacement,
): void {
  area.focus()
  area.setSelectionRange(from, to)
  const isTyped = insertLikeTyping(area, insert)
  if (!isTyped) {
    area.setRangeText(insert, from, to, 'end')
    area.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: insert }))
  }
  area.setSelectionRange(selectFrom, selectTo)
}
