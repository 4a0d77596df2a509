/** Hands bytes that came with a bearer token to the browser as a download. */
export function saveFile(bytes: Blob, filename: string): void {
  const address = URL.createObjectURL(bytes)
  const link = document.createElement('a')
  link.href = address
  link.download = filename
  document.body.append(link)
  link.click()
  link.remove()
  // The browser has taken hold of the bytes by the next turn of its loop.
  setTimeout(() => URL.revokeObjectURL(address), 1000)
}
