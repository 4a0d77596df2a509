/**
 * Ignores files that are dropped outside a file field. Otherwise the browser would open the file instead of the page,
 * and the form's answers would be lost. Returns the cleanup function.
 */
export function keepPageFromDrops(): () => void {
  window.addEventListener('dragover', refuse)
  window.addEventListener('drop', refuse)
  return () => {
    window.removeEventListener('dragover', refuse)
    window.removeEventListener('drop', refuse)
  }
}

function refuse(event: DragEvent): void {
  if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
}
