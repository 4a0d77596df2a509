import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { Bold, Heading2, Heading3, Italic, Link, List, ListOrdered, type LucideIcon } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { markupEditorTexts as texts } from '../../../texts/admin/markupEditor.texts'

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
export function MarkupToolbar({ label, controls, editor, onLink }: MarkupToolbarProps): ReactNode {
  const [index, setAt] = useState(0)
  const active = useEditorState({
    editor,
    selector: () => commands.filter(({ isActive }) => isActive(editor)).map(({ name }) => name),
  })
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const to = getNextIndex(event.key, index)
    if (to === null) return
    event.preventDefault()
    setAt(to)
    event.currentTarget.querySelectorAll('button')[to]?.focus()
  }
  return (
    <div
      className="fy-markup__bar"
      role="toolbar"
      aria-label={label}
      aria-controls={controls}
      onKeyDown={onKeyDown}
    >
      {commands.map(({ name, icon: Icon, run }, position) => (
        <button
          key={name}
          type="button"
          className="fy-button fy-button--quiet fy-button--icon"
          aria-label={texts[name]}
          aria-pressed={active.includes(name)}
          title={texts[name]}
          tabIndex={position === index ? 0 : -1}
          onFocus={() => setAt(position)}
          onClick={() => (run ? run(editor) : onLink())}
        >
          <Icon aria-hidden="true" />
        </button>
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
