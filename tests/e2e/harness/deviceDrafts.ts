import type { Page } from 'playwright-core'

/** Reads the copies of a draft directly from IndexedDB, oldest first; `files` holds the files' lengths in bytes. */
export function listSavedCopies(page: Page): Promise<{ values: Record<string, unknown>; files: number[] }[]> {
  return page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const openRequest = indexedDB.open('foyer-drafts')
        openRequest.onerror = () => reject(openRequest.error)
        // The database does not exist yet; the draft storage creates it.
        openRequest.onupgradeneeded = () => openRequest.transaction?.abort()
        openRequest.onsuccess = () => {
          const database = openRequest.result
          const transaction = database.transaction(['copies', 'files'])
          const copies = transaction.objectStore('copies').getAll()
          const files = transaction.objectStore('files').getAll()
          transaction.oncomplete = () => {
            database.close()
            const lengths = new Map(files.result.map(({ id, bytes }) => [id, bytes.byteLength]))
            const sortedCopies = copies.result.sort((first, second) =>
              first.savedAt < second.savedAt ? -1 : 1,
            )
            resolve(
              sortedCopies.map((copy) => ({
                values: copy.values,
                files: Object.values(copy.files).map((id) => lengths.get(id) ?? 0),
              })),
            )
          }
        }
      }),
  )
}

/** Adds `window.cutConnections()`, which closes every database connection that the product has opened. */
export function installConnectionCutter(): void {
  const openDatabase = indexedDB.open.bind(indexedDB)
  const connections: IDBDatabase[] = []
  IDBFactory.prototype.open = (...args) => {
    const openRequest = openDatabase(...args)
    openRequest.addEventListener('success', () => connections.push(openRequest.result))
    return openRequest
  }
  Object.assign(window, {
    cutConnections: () => {
      for (const connection of connections.splice(0)) connection.close()
    },
  })
}
