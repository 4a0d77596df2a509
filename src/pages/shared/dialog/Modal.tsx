import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import './Modal.css'

interface ModalProps {
  title: string
  size: 'small' | 'medium' | 'large'
  /** Asked for by Escape, too; the owner then stops drawing the modal. */
  onClose: () => void
  children: ReactNode
}

/** A native dialog over the page, in one of three sizes [LY-12]; closed, the focus goes back to where it was. */
export function Modal({ title, size, onClose, children }: ModalProps): ReactNode {
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
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onKeyDown={keepFocus}
    >
      <h2 className="fy-modal__title" id={heading}>
        {title}
      </h2>
      {children}
    </dialog>
  )
}

/** The rest of the page is inert as it is; this keeps Tab from leaving for the browser's own buttons. */
function keepFocus(event: KeyboardEvent<HTMLDialogElement>): void {
  if (event.key !== 'Tab') return
  const stops = [
    ...event.currentTarget.querySelectorAll<HTMLElement>(
      'button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), a[href]',
    ),
  ]
  const from = event.shiftKey ? stops[0] : stops.at(-1)
  if (document.activeElement !== from) return
  event.preventDefault()
  const to = event.shiftKey ? stops.at(-1) : stops[0]
  to?.focus()
}
