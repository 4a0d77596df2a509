import '../../../widgets/textInput/TextInput.css'
import './MarkupField.css'
import { EditorContent } from '@tiptap/react'
import { type ReactNode, useEffect, useState } from 'react'
import { markupEditorTexts as texts } from '../../../texts/admin/markupEditor.texts'
import { type ChosenLink, LinkChoice, type LinkedPage } from './LinkChoice'
import { MarkupToolbar } from './MarkupToolbar'
import { useMarkupEditor } from './useMarkupEditor'

interface MarkupFieldProps {
  /** Id of the text box; the parent renders its label. */
  id: string
  /** Name of the field, for the accessible names of the text box and its toolbar. */
  label: string
  value: readonly string[]
  onChange: (value: string[]) => void
  /** Pages that a link can point to. */
  pages: readonly LinkedPage[]
  describedBy?: string | undefined
  isInvalid?: boolean | undefined
}

/** Editor for formatted text with a toolbar. Its value is simple markup: one text per paragraph or list item. */
export function MarkupField(props: MarkupFieldProps): ReactNode {
  const { id, label, value, onChange, pages, describedBy, isInvalid } = props
  const [link, setLink] = useState<ChosenLink | null>(null)
  const [message, setMessage] = useState('')
  const editor = useMarkupEditor({
    value,
    onChange,
    onPaste: (result) => setMessage(typeof result === 'number' ? texts.pasted(result) : texts[result]),
    onLinkKey: () => openLink(),
    attributes: {
      id,
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-label': label,
      class: 'fy-input fy-input--multiline fy-rich fy-markup__text',
      ...(describedBy ? { 'aria-describedby': describedBy } : {}),
      ...(isInvalid ? { 'aria-invalid': 'true' } : {}),
    },
  })
  const openLink = () => {
    editor.commands.extendMarkRange('link')
    const { from, to } = editor.state.selection
    setLink({
      text: editor.state.doc.textBetween(from, to, ' '),
      href: editor.getAttributes('link').href ?? '',
    })
  }
  const applyLink = ({ text, href }: ChosenLink) => {
    const { from, to } = editor.state.selection
    const command = editor.chain().focus()
    if (text === link?.text) command.setLink({ href }).setTextSelection(to).run()
    else
      command
        .insertContentAt({ from, to }, { type: 'text', text, marks: [{ type: 'link', attrs: { href } }] })
        .run()
    setLink(null)
  }
  useEffect(() => {
    // A label focuses form controls only.
    const element = [...document.querySelectorAll('label')].find(({ htmlFor }) => htmlFor === id)
    const focus = () => editor.commands.focus()
    element?.addEventListener('click', focus)
    return () => element?.removeEventListener('click', focus)
  }, [editor, id])
  return (
    <div className="fy-markup">
      <MarkupToolbar label={texts.toolbar(label)} controls={id} editor={editor} onLink={openLink} />
      {link === null ? null : (
        <LinkChoice
          pages={pages}
          link={link}
          onApply={applyLink}
          onRemove={() => {
            editor.chain().focus().unsetLink().run()
            setLink(null)
          }}
          onCancel={() => {
            setLink(null)
            editor.commands.focus(null, { scrollIntoView: false })
          }}
        />
      )}
      <EditorContent editor={editor} />
      <p role="status" className="fy-markup__hint">
        {message}
      </p>
    </div>
  )
}
