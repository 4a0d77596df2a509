import { Button } from '../../../widgets/shared/Button'
import '../../../widgets/textInput/TextInput.css'
import './MarkupField.css'
import type { Editor } from '@tiptap/core'
import { EditorContent, useEditorState } from '@tiptap/react'
import { Bold, Heading2, Heading3, Italic, Link, List, ListOrdered, type LucideIcon } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react'
import { markupEditorTexts as texts } from '../../../texts/admin/markupEditor.texts'
import { LinkChoice, type LinkedPage, type SelectedLink } from './LinkChoice'
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

/**
 * Editor for formatted text with a toolbar. Its value is simple markup: one text per paragraph, heading or list item.
 */
export function MarkupField(props: MarkupFieldProps): ReactNode {
  const { id, label, value, onChange, pages, describedBy, isInvalid } = props
  const [link, setLink] = useState<SelectedLink | null>(null)
  const [message, setMessage] = useState('')
  const editor = useMarkupEditor({
    value,
    onChange,
    onPaste: (result) => setMessage(typeof result === 'number' ? texts.pastedCount(result) : texts[result]),
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
  const applyLink = ({ text, href }: SelectedLink) => {
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
    // A click on a label focuses form controls only, and the editor is not one.
    const element = [...document.querySelectorAll('label')].find(({ htmlFor }) => htmlFor === id)
    const focus = () => editor.commands.focus()
    element?.addEventListener('click', focus)
    return () => element?.removeEventListener('click', focus)
  }, [editor, id])
  return (
    <div className="fy-markup fy-stack fy-gap-2 fy-shrink">
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
      <p role="status" className="fy-markup__hint fy-note">
        {message}
      </p>
    </div>
  )
}

type Command = Readonly<{
  name: 'bold' | 'italic' | 'link' | 'heading' | 'subheading' | 'list' | 'numbers'
  icon: LucideIcon
  isActive: (editor: Editor) => boolean
  /** Missing for the link, which asks for its target first. */
  run?: (editor: Editor) => boolean
}>

const commands: readonly Command[] = [
  {
    name: 'bold',
    icon: Bold,
    isActive: (editor) => editor.isActive('bold'),
    run: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    name: 'italic',
    icon: Italic,
    isActive: (editor) => editor.isActive('italic'),
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  { name: 'link', icon: Link, isActive: (editor) => editor.isActive('link') },
  {
    name: 'heading',
    icon: Heading2,
    isActive: (editor) => editor.isActive('heading', { level: 2 }),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    name: 'subheading',
    icon: Heading3,
    isActive: (editor) => editor.isActive('heading', { level: 3 }),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    name: 'list',
    icon: List,
    isActive: (editor) => editor.isActive('bulletList'),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: 'numbers',
    icon: ListOrdered,
    isActive: (editor) => editor.isActive('orderedList'),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
]

interface MarkupToolbarProps {
  label: string
  controls: string
  editor: Editor
  onLink: () => void
}

/** Toolbar with a single Tab stop; arrow keys move between its buttons. */
function MarkupToolbar({ label, controls, editor, onLink }: MarkupToolbarProps): ReactNode {
  const [index, setIndex] = useState(0)
  const activeCommands = useEditorState({
    editor,
    selector: () => commands.filter(({ isActive }) => isActive(editor)).map(({ name }) => name),
  })
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const nextIndex = getNextIndex(event.key, index)
    if (nextIndex === null) return
    event.preventDefault()
    setIndex(nextIndex)
    event.currentTarget.querySelectorAll('button')[nextIndex]?.focus()
  }
  return (
    <div
      className="fy-markup__bar fy-wrap"
      role="toolbar"
      aria-label={label}
      aria-controls={controls}
      onKeyDown={onKeyDown}
    >
      {commands.map(({ name, icon: Icon, run }, position) => (
        <Button
          key={name}
          look="quiet"
          size="icon"
          aria-label={texts[name]}
          aria-pressed={activeCommands.includes(name)}
          title={texts[name]}
          tabIndex={position === index ? 0 : -1}
          onFocus={() => setIndex(position)}
          onClick={() => (run ? run(editor) : onLink())}
        >
          <Icon aria-hidden="true" />
        </Button>
      ))}
    </div>
  )
}

function getNextIndex(key: string, index: number): number | null {
  if (key === 'ArrowRight') return (index + 1) % commands.length
  if (key === 'ArrowLeft') return (index + commands.length - 1) % commands.length
  if (key === 'Home') return 0
  return key === 'End' ? commands.length - 1 : null
}
