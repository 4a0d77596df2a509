import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { clientBlocks } from '../../../schemas/blocks/block'
import type { BlockDeclaration } from '../../../schemas/blocks/blockDeclaration'
import { normalizePath } from '../../../schemas/pages/normalizePath'
import { studioPanelTexts as texts } from '../../../texts/admin/studio.texts'
import { Modal } from '../../shared/dialog/Modal'
import { BlockSketch } from './BlockSketch'
import './AddBlockModal.css'

interface AddBlockModalProps {
  /** Path of the page to add to: some blocks work only at one path. */
  path: string
  onAdd: (type: string) => void
  onClose: () => void
}

const blockEntries: [string, BlockDeclaration][] = Object.entries(clientBlocks)

/**
 * Dialog with every block that can be added to this page: sketch, name and purpose. It is one stop of the Tab key; arrow
 * keys, Home, End and the first letter of a name move inside it.
 */
export function AddBlockModal({ path, onAdd, onClose }: AddBlockModalProps): ReactNode {
  const here = blockEntries.filter(
    ([, { onlyAt }]) => onlyAt === undefined || normalizePath(onlyAt) === normalizePath(path),
  )
  const [active, setActive] = useState(0)
  return (
    <Modal title={texts.addBlockTitle} size="large" onClose={onClose}>
      <ul className="fy-add-block" onKeyDown={moveFocus}>
        {here.map(([type, { title, description }], at) => (
          <li key={type}>
            <button
              type="button"
              className="fy-add-block__choice"
              tabIndex={at === active ? 0 : -1}
              onFocus={() => setActive(at)}
              onClick={() => onAdd(type)}
            >
              <BlockSketch type={type} />
              <span className="fy-add-block__title">{title}</span>
              <span className="fy-add-block__text">{description}</span>
            </button>
          </li>
        ))}
      </ul>
      <div className="fy-modal__actions">
        <button type="button" className="fy-button" onClick={onClose}>
          {texts.cancel}
        </button>
      </div>
    </Modal>
  )
}

/** Moves the focus between the choices, which are laid out in rows. */
function moveFocus(event: KeyboardEvent<HTMLUListElement>): void {
  const { key, currentTarget, ctrlKey, metaKey, altKey } = event
  const choices = [...currentTarget.querySelectorAll<HTMLElement>('button')]
  const at = choices.indexOf(document.activeElement as HTMLElement)
  if (at < 0 || ctrlKey || metaKey || altKey) return
  const firstTop = choices[0]?.offsetTop
  const columns = Math.max(1, choices.filter(({ offsetTop }) => offsetTop === firstTop).length)
  const right = getComputedStyle(currentTarget).direction === 'rtl' ? -1 : 1
  const to: Record<string, number> = {
    ArrowRight: at + right,
    ArrowLeft: at - right,
    ArrowDown: at + columns,
    ArrowUp: at - columns,
    Home: 0,
    End: choices.length - 1,
  }
  const target = choices[to[key] ?? findByLetter(choices, at, key)]
  if (target === undefined) return
  event.preventDefault()
  target.focus()
}

/** Returns the position of the next choice whose name begins with this letter; -1 if there is none. */
function findByLetter(choices: readonly HTMLElement[], at: number, letter: string): number {
  const begins = (one: HTMLElement | undefined) =>
    one?.querySelector('.fy-add-block__title')?.textContent.toLowerCase().startsWith(letter.toLowerCase())
  const steps = choices.map((_, step) => (at + 1 + step) % choices.length)
  return steps.find((step) => letter.length === 1 && letter !== ' ' && begins(choices[step])) ?? -1
}
