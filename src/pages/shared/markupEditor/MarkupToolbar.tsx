import { Bold, Heading2, Heading3, Italic, Link, List, ListOrdered, type LucideIcon } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { markupEditorTexts as texts } from '../../../texts/admin/markupEditor.texts'

/** Commands of the toolbar's buttons. */
export type MarkupCommand = 'bold' | 'italic' | 'link' | 'heading' | 'subheading' | 'list' | 'numbers'

const commands: readonly { name: MarkupCommand; icon: LucideIcon }[] = [
  { name: 'bold', icon: Bold },
  { name: 'italic', icon: Italic },
  { name: 'link', icon: Link },
  { name: 'heading', icon: Heading2 },
  { name: 'subheading', icon: Heading3 },
  { name: 'list', icon: List },
  { name: 'numbers', icon: ListOrdered },
]

interface MarkupToolbarProps {
  label: string
  controls: string
  onCommand: (command: MarkupCommand) => void
}

/** Toolbar with a single Tab stop; arrow keys move between its buttons. */
export function MarkupToolbar({ label, controls, onCommand }: MarkupToolbarProps): ReactNode {
  const [at, setAt] = useState(0)
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const to = nextPlace(event.key, at)
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
      {commands.map(({ name, icon: Icon }, place) => (
        <button
          key={name}
          type="button"
          className="fy-button fy-button--quiet fy-button--icon"
          aria-label={texts[name]}
          title={texts[name]}
          tabIndex={place === at ? 0 : -1}
          onFocus={() => setAt(place)}
          onClick={() => onCommand(name)}
        >
          <Icon aria-hidden="true" />
        </button>
      ))}
    </div>
  )
}

function nextPlace(key: string, at: number): number | null {
  if (key === 'ArrowRight') return (at + 1) % commands.length
  if (key === 'ArrowLeft') return (at + commands.length - 1) % commands.length
  if (key === 'Home') return 0
  return key === 'End' ? commands.length - 1 : null
}
