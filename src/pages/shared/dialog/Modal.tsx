import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import './Modal.css'

interface ModalProps {
  title: string
  size: 'small' | 'medium' | 'large'
  /** True if the primary button deletes something; it is then red. */
  isDestructive?: boolean | undefined
  /** Shows the modal at the side of the screen, or at the bottom of a narrow screen, instead of in the middle. */
  place?: 'side'
  /** Also called for Escape; the parent must then stop rendering the modal. */
  onClose: () => void
  children: ReactNode
}

/**
 * A native modal dialog in one of three sizes [LY-12]; closing it restores the focus. Ctrl+Enter, or Command+Enter,
 * presses its primary button.
 */
export function Modal({ title, size, isDestructive, place, onClose, children }: ModalProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className={`fy-modal fy-modal--${size}`}
      data-place={place}
      data-destructive={isDestructive || undefined}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onKeyDown={(event) => {
        clickPrimaryOnCtrlEnter(event)
        keepFocus(event)
      }}
    >
      <h2 className="fy-large" id={heading}>
        {title}
      </h2>
      {children}
    </dialog>
  )
}

function clickPrimaryOnCtrlEnter(event: KeyboardEvent<HTMLDialogElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  event.currentTarget.querySelector<HTMLElement>('.fy-modal__actions .fy-button--primary')?.click()
}

/** Keeps Tab inside the dialog. The rest of the page is inert, but Tab would leave for the browser's own buttons. */
function keepFocus(event: KeyboardEvent<HTMLDialogElement>): void {
  if (event.key !== 'Tab') return
  const focusableElements = [
    ...event.currentTarget.querySelectorAll<HTMLElement>(
      'button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), a[href]',
    ),
  ]
  const edgeElement = event.shiftKey ? focusableElements[0] : focusableElements.at(-1)
  if (document.activeElement !== edgeElement) return
  event.preventDefault()
  const targetElement = event.shiftKey ? focusableElements.at(-1) : focusableElements[0]
  targetElement?.focus()
}
