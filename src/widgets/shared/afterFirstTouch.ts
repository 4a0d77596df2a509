const signs = ['pointerdown', 'keydown', 'focusin'] as const

/**
 * Runs this when somebody first touches the page, at once where somebody is in one of its controls; returns what calls it
 * off. For what a form that a server wrote does not need to be read and begun.
 */
export function afterFirstTouch(start: () => void): () => void {
  const ends = new AbortController()
  if (document.activeElement?.matches('input, select, textarea, button')) start()
  else {
    const touched = () => {
      ends.abort()
      start()
    }
    for (const sign of signs)
      window.addEventListener(sign, touched, { capture: true, passive: true, signal: ends.signal })
  }
  return () => ends.abort()
}
