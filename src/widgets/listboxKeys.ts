/** What a key asks of a select: none of them touches the DOM, so that they can be told without one. */
export type ListboxAct =
  | { act: 'open'; at: number }
  | { act: 'move'; at: number }
  | { act: 'choose' }
  | { act: 'close' }
  | { act: 'clear' }
  | { act: 'type'; character: string }

export interface ListboxState {
  open: boolean
  /** The option that Enter would choose; -1 when there is none. */
  at: number
  /** How many options there are. */
  count: number
}

export interface Key {
  key: string
  altKey: boolean
  ctrlKey: boolean
  metaKey: boolean
}

const page = 10

/** The keys of a select-only combobox, as the ARIA authoring practices give them; null leaves the key to the browser. */
export function listboxKey(event: Key, state: ListboxState): ListboxAct | null {
  if (event.ctrlKey || event.metaKey) return null
  if (event.key.length === 1 && event.key !== ' ') return { act: 'type', character: event.key }
  return state.open ? keyWhenOpen(event, state) : keyWhenClosed(event, state)
}

function keyWhenClosed(event: Key, { at, count }: ListboxState): ListboxAct | null {
  switch (event.key) {
    case 'ArrowDown':
    case 'ArrowUp':
    case 'Enter':
    case ' ':
      return { act: 'open', at: Math.max(at, 0) }
    case 'Home':
      return { act: 'open', at: 0 }
    case 'End':
      return { act: 'open', at: count - 1 }
    case 'Backspace':
    case 'Delete':
      return { act: 'clear' }
    default:
      return null
  }
}

function keyWhenOpen(event: Key, { at, count }: ListboxState): ListboxAct | null {
  const move = (to: number): ListboxAct => ({ act: 'move', at: Math.max(0, Math.min(to, count - 1)) })
  switch (event.key) {
    case 'ArrowDown':
      return move(at + 1)
    case 'ArrowUp':
      return event.altKey ? { act: 'choose' } : move(at - 1)
    case 'Home':
      return move(0)
    case 'End':
      return move(count - 1)
    case 'PageDown':
      return move(at + page)
    case 'PageUp':
      return move(at - page)
    case 'Enter':
    case ' ':
      return { act: 'choose' }
    case 'Tab':
      return { act: 'choose' }
    case 'Escape':
      return { act: 'close' }
    default:
      return null
  }
}

/**
 * The option that typed letters lead to: the next one that begins with them, from the present one on; the same letter
 * again goes on to the next. -1 when none does.
 */
export function typeAhead(labels: readonly string[], typed: string, at: number): number {
  const same = Array.from(typed).every((character) => character === typed[0])
  const wanted = (same ? (typed[0] ?? '') : typed).toLocaleLowerCase()
  const start = same ? at + 1 : Math.max(at, 0)
  for (let step = 0; step < labels.length; step++) {
    const index = (start + step) % labels.length
    if (labels[index]?.toLocaleLowerCase().startsWith(wanted)) return index
  }
  return -1
}
