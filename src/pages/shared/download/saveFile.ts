/** Saves bytes as a file, as if the user had downloaded them from a link. */
export function saveFile(bytes: Blob, filename: string): void {
  const url = URL.createObjectURL(bytes)
  const link = document.createElement('a')
  link.href = url
  link.download = filename
  document.body.append(link)
  link.click()
  link.remove()
  // The URL may be revoked once the browser has started the download.
  setTimeout(() => URL.revokeObjectURL(url), 1000)
}
