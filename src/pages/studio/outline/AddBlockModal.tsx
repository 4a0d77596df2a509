import { Button } from '../../../widgets/shared/Button'
import './AddBlockModal.css'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { type ClientBlock, clientBlocks } from '../../../schemas/blocks/block'
import type { BlockDeclaration } from '../../../schemas/blocks/blockDeclaration'
import { normalizePath } from '../../../schemas/pages/normalizePath'
import { studioPanelTexts as texts } from '../../../texts/admin/studio.texts'
import { Modal } from '../../shared/dialog/Modal'

interface AddBlockModalProps {
  /** Path of the page to add to: some blocks work only at one path. */
  path: string
  onAdd: (type: string) => void
  onClose: () => void
}

const blockEntries: [string, BlockDeclaration][] = Object.entries(clientBlocks)

/**
 * Dialog with every block that can be added to this page: sketch, name and purpose. The list is a single Tab stop;
 * arrow keys, Home, End and the first letter of a name move inside it.
 */
export function AddBlockModal({ path, onAdd, onClose }: AddBlockModalProps): ReactNode {
  const availableBlocks = blockEntries.filter(
    ([, { onlyPath }]) => onlyPath === undefined || normalizePath(onlyPath) === normalizePath(path),
  )
  const [activeIndex, setActiveIndex] = useState(0)
  return (
    <Modal title={texts.addBlockTitle} size="large" onClose={onClose}>
      <ul className="fy-add-block fy-grid fy-plain-list fy-gap-3" onKeyDown={moveFocus}>
        {availableBlocks.map(([type, { title, description }], index) => (
          <li key={type}>
            <button
              type="button"
              className="fy-add-block__choice fy-stack fy-gap-1 fy-packed"
              tabIndex={index === activeIndex ? 0 : -1}
              onFocus={() => setActiveIndex(index)}
              onClick={() => onAdd(type)}
            >
              <BlockSketch type={type} />
              <span className="fy-add-block__title fy-strong">{title}</span>
              <span className="fy-soft fy-extra-small">{description}</span>
            </button>
          </li>
        ))}
      </ul>
      <div className="fy-modal__actions">
        <Button onClick={onClose}>{texts.cancel}</Button>
      </div>
    </Modal>
  )
}

/** Moves the focus between the choices, which are laid out in rows. */
function moveFocus(event: KeyboardEvent<HTMLUListElement>): void {
  const { key, currentTarget, ctrlKey, metaKey, altKey } = event
  const choices = [...currentTarget.querySelectorAll<HTMLElement>('button')]
  const activeIndex = choices.indexOf(document.activeElement as HTMLElement)
  if (activeIndex < 0 || ctrlKey || metaKey || altKey) return
  const firstTop = choices[0]?.offsetTop
  const columns = Math.max(1, choices.filter(({ offsetTop }) => offsetTop === firstTop).length)
  const nextOffset = getComputedStyle(currentTarget).direction === 'rtl' ? -1 : 1
  const targetIndexes: Record<string, number> = {
    ArrowRight: activeIndex + nextOffset,
    ArrowLeft: activeIndex - nextOffset,
    ArrowDown: activeIndex + columns,
    ArrowUp: activeIndex - columns,
    Home: 0,
    End: choices.length - 1,
  }
  const target = choices[targetIndexes[key] ?? findIndexByLetter(choices, activeIndex, key)]
  if (target === undefined) return
  event.preventDefault()
  target.focus()
}

/** Returns the index of the next choice whose name begins with this letter; -1 if there is none. */
function findIndexByLetter(choices: readonly HTMLElement[], activeIndex: number, letter: string): number {
  const startsWithLetter = (choice: HTMLElement | undefined) =>
    choice?.querySelector('.fy-add-block__title')?.textContent.toLowerCase().startsWith(letter.toLowerCase())
  const indexes = choices.map((_, offset) => (activeIndex + 1 + offset) % choices.length)
  return (
    indexes.find((index) => letter.length === 1 && letter !== ' ' && startsWithLetter(choices[index])) ?? -1
  )
}

/** Small sketch of a block for choice lists; an empty frame for an unknown type. */
export function BlockSketch({ type }: { type: string }): ReactNode {
  const sketch = Object.entries(blockSketches).find(([name]) => name === type)?.[1]
  return (
    <svg className="fy-sketch" viewBox="0 0 96 60" aria-hidden="true" focusable="false">
      <path className="fy-sketch__soft" d={sketch?.muted ?? ''} />
      <path className="fy-sketch__strong" d={sketch?.strong ?? ''} />
    </svg>
  )
}

/** SVG paths of a block's sketch in a 96 by 60 box: `muted` for text lines, `strong` for prominent elements. */
interface Sketch {
  muted: string
  strong: string
}

const getLinesPath = (x: number, y: number, width: number, count: number) =>
  Array.from(
    { length: count },
    (_, index) =>
      `M${x} ${y + index * 7}h${index === count - 1 ? width * 0.6 : width}v3h-${index === count - 1 ? width * 0.6 : width}z`,
  ).join('')
const getBoxPath = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}h${width}v${height}h-${width}z`
const getDiscPath = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0z`
const heading = getBoxPath(10, 10, 44, 5)

/** One sketch per block: a declared block without a sketch fails to compile. */
const blockSketches: { readonly [Type in ClientBlock['type']]: Sketch } = {
  jobList: {
    strong: getBoxPath(10, 8, 34, 5),
    muted: [20, 31, 42].map((y) => getBoxPath(10, y, 76, 7)).join(''),
  },
  jobDetails: { strong: `${heading}${getBoxPath(66, 10, 20, 8)}`, muted: getLinesPath(10, 22, 48, 4) },
  applicationForm: {
    strong: getBoxPath(10, 46, 24, 8),
    muted: [10, 22, 34].map((y) => getBoxPath(10, y, 76, 8)).join(''),
  },
  applicationReceived: { strong: `${getDiscPath(48, 20, 8)}`, muted: getLinesPath(24, 36, 48, 2) },
  text: { strong: heading, muted: getLinesPath(10, 22, 76, 4) },
  heading: { strong: getBoxPath(10, 25, 60, 9), muted: '' },
  richText: {
    strong: getBoxPath(10, 24, 22, 3),
    muted: getLinesPath(10, 10, 76, 2) + getLinesPath(36, 24, 50, 1) + getLinesPath(10, 34, 76, 3),
  },
  image: { strong: 'M10 48l20-22 14 14 10-8 32 16v2H10z', muted: `${getBoxPath(10, 10, 76, 40)}` },
  newestJobs: { strong: heading, muted: [10, 37, 64].map((x) => getBoxPath(x, 22, 22, 28)).join('') },
  button: { strong: getBoxPath(28, 23, 40, 14), muted: '' },
  columns: {
    strong: [10, 37, 64].map((x) => getBoxPath(x, 12, 22, 3)).join(''),
    muted: [10, 37, 64].map((x) => getLinesPath(x, 20, 22, 4)).join(''),
  },
  hero: { strong: getBoxPath(16, 18, 38, 6) + getBoxPath(16, 38, 18, 8), muted: getBoxPath(8, 8, 80, 44) },
  people: {
    strong: [21, 48, 75].map((x) => getDiscPath(x, 22, 9)).join(''),
    muted: [11, 38, 65].map((x) => getLinesPath(x, 37, 20, 2)).join(''),
  },
  gallery: {
    strong: getBoxPath(8, 10, 38, 40),
    muted:
      getBoxPath(50, 10, 18, 18) +
      getBoxPath(72, 10, 18, 18) +
      getBoxPath(50, 32, 18, 18) +
      getBoxPath(72, 32, 18, 18),
  },
  video: { strong: 'M42 20l16 10-16 10z', muted: getBoxPath(14, 8, 68, 44) },
  map: {
    strong: 'M34 18a8 8 0 0 1 8 8c0 6-8 14-8 14s-8-8-8-14a8 8 0 0 1 8-8z',
    muted: getBoxPath(8, 8, 52, 44) + getLinesPath(64, 18, 24, 3),
  },
  quote: {
    strong: 'M10 14h8v8l-4 8h-4zM22 14h8v8l-4 8h-4z',
    muted: getLinesPath(36, 16, 50, 3) + getLinesPath(36, 44, 24, 1),
  },
  statistics: {
    strong: [10, 37, 64].map((x) => getBoxPath(x, 20, 18, 10)).join(''),
    muted: [10, 37, 64].map((x) => getLinesPath(x, 35, 22, 2)).join(''),
  },
  steps: {
    strong: [14, 30, 46].map((y) => getDiscPath(16, y, 5)).join(''),
    muted: [11, 27, 43].map((y) => getLinesPath(28, y, 56, 1)).join(''),
  },
  questions: {
    strong: [12, 26, 40].map((y) => `M76 ${y}h10l-5 6z`).join(''),
    muted: [12, 26, 40].map((y) => getBoxPath(10, y, 54, 4)).join(''),
  },
  jobs: {
    strong: heading,
    muted: [22, 32, 42].map((y) => getBoxPath(10, y, 52, 4) + getBoxPath(72, y, 14, 4)).join(''),
  },
  expression: {
    strong: getBoxPath(52, 38, 26, 8),
    muted: getBoxPath(8, 12, 36, 36) + getLinesPath(52, 16, 34, 3),
  },
  locations: {
    strong: getBoxPath(10, 10, 76, 5),
    muted: [20, 30, 40]
      .map((y) => getBoxPath(10, y, 20, 4) + getBoxPath(36, y, 30, 4) + getBoxPath(74, y, 12, 4))
      .join(''),
  },
}
