/**
 * Ignores files that are dropped outside a file field. Otherwise the browser would open the file instead of the page,
 * and the form's answers would be lost. Returns the cleanup function.
 */
export function preventFileDrops(): () => void {
  window.addEventListener('dragover', rejectFileDrop)
  window.addEventListener('drop', rejectFileDrop)
  return () => {
    window.removeEventListener('dragover', rejectFileDrop)
    window.removeEventListener('drop', rejectFileDrop)
  }
}

function rejectFileDrop(event: DragEvent): void {
  if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
}
