/**
 * A file that is dropped beside its field would be opened in the page's place, and the form with all its answers be gone:
 * while a form takes files, a drop that nobody takes does nothing. Returns what ends that.
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
