import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

interface SidePanelProps {
  className: string
  label: string
  /** Identifies the shown record; another one starts at its top. */
  record: string | number
  isLoaded: boolean
  children: ReactNode
}

/** One record of a list, beside it or in its place on a narrow screen. */
export function SidePanel({ className, label, record, isLoaded, children }: SidePanelProps): ReactNode {
  const panel = useRef<HTMLElement>(null)
  usePanelFocus(panel, record, isLoaded)
  return (
    <section className={className} aria-label={label} tabIndex={-1} ref={panel}>
      {children}
    </section>
  )
}

/** Scrolls to an opened record and focuses its heading, or the panel until the heading has loaded. */
function usePanelFocus(
  panel: RefObject<HTMLElement | null>,
  record: string | number,
  isLoaded: boolean,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each record that is opened starts at its top.
  useLayoutEffect(() => {
    if (panel.current) panel.current.scrollTop = 0
    panel.current?.focus({ preventScroll: true })
    if (panel.current) showStart(panel.current)
  }, [panel, record])
  useEffect(() => {
    if (!isLoaded || !panel.current || document.activeElement !== panel.current) return
    panel.current.querySelector('h2')?.focus({ preventScroll: true })
    showStart(panel.current)
  }, [panel, isLoaded])
}

/** Scrolls to the panel's start. On a narrow screen the panel replaces the list, so its top may be off screen. */
function showStart(panel: HTMLElement): void {
  const { top } = panel.getBoundingClientRect()
  if (top < 0 || top > window.innerHeight / 2) panel.scrollIntoView({ block: 'start' })
}
