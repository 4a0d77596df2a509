/**
 * Resolves when what the server wrote has been painted: taking it up must not keep the processor from drawing what can
 * be read already. A page in the background paints nothing, and does not wait.
 */
export function afterPaint(): Promise<void> {
  if (document.visibilityState === 'hidden') return Promise.resolve()
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
  })
}
