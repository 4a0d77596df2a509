import { type KeyboardEvent, useRef, useState } from 'react'
import { type ListboxAct, listboxKey, typeAhead } from './listboxKeys'

/** Milliseconds within which typed letters make one word [FK-25]. */
const typeAheadDelay = 500

export interface ListboxOptions {
  labels: readonly string[]
  /** The chosen option's place; -1 when none is. */
  chosen: number
  /** Takes the chosen option's place; -1 clears. */
  onChoose: (at: number) => void
}

export interface Listbox {
  open: boolean
  /** The option that Enter would choose. */
  at: number
  show: () => void
  close: () => void
  onKeyDown: (event: KeyboardEvent) => void
}

/** The behaviour of a select: what is open, where one stands in it, and what keys do. */
export function useListbox({ labels, chosen, onChoose }: ListboxOptions): Listbox {
  const [open, setOpen] = useState(false)
  const [at, setAt] = useState(-1)
  const typed = useRef({ text: '', when: 0 })

  const openAt = (index: number) => {
    setAt(index)
    setOpen(true)
  }
  const type = (character: string, now: number) => {
    const { text, when } = typed.current
    const word = now - when < typeAheadDelay ? text + character : character
    typed.current = { text: word, when: now }
    const found = typeAhead(labels, word, open ? at : chosen)
    if (found >= 0) openAt(found)
    else if (!open) openAt(Math.max(chosen, 0))
  }
  const perform = (what: ListboxAct, now: number) => {
    if (what.act === 'open') openAt(what.at)
    else if (what.act === 'move') setAt(what.at)
    else if (what.act === 'type') type(what.character, now)
    else if (what.act === 'clear') onChoose(-1)
    else setOpen(false)
    if (what.act === 'choose' && at >= 0 && at < labels.length) onChoose(at)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const waiting = event.timeStamp - typed.current.when < typeAheadDelay
    const isLetter = event.key === ' ' && waiting && typed.current.text !== ''
    const what: ListboxAct | null = isLetter
      ? { act: 'type', character: ' ' }
      : listboxKey(event, { open, at: open ? at : chosen, count: labels.length })
    if (!what) return
    if (event.key !== 'Tab') event.preventDefault()
    // Escape closes the list and nothing around it, such as a dialog.
    if (event.key === 'Escape') event.stopPropagation()
    perform(what, event.timeStamp)
  }
  return {
    open,
    at,
    show: () => openAt(Math.max(chosen, 0)),
    close: () => setOpen(false),
    onKeyDown,
  }
}
