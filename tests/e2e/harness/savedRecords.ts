import type { Page } from 'playwright-core'

/** Sets the time of every stored copy of a draft to this number of days ago. */
export const backdateDraftCopies = (page: Page, days: number): Promise<void> =>
  changeRecords(page, 'copies', { savedAt: new Date(Date.now() - days * 86_400_000).toISOString() })

/** Replaces the bytes of every stored file. */
export const damageFiles = (page: Page, bytes: string): Promise<void> =>
  changeRecords(page, 'files', { bytes })

/** Returns the number of files stored on the device. */
export const countStoredFiles = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const openRequest = indexedDB.open('foyer-drafts')
        openRequest.onerror = () => reject(openRequest.error)
        openRequest.onsuccess = () => {
          const countRequest = openRequest.result.transaction('files').objectStore('files').count()
          countRequest.onsuccess = () => {
            openRequest.result.close()
            resolve(countRequest.result)
          }
        }
      }),
  )

/** Changes all records of a store directly in IndexedDB. Stores the text of `bytes` as an ArrayBuffer. */
function changeRecords(page: Page, store: 'copies' | 'files', change: Record<string, string>): Promise<void> {
  return page.evaluate(
    ([name, change]) =>
      new Promise<void>((resolve, reject) => {
        const openRequest = indexedDB.open('foyer-drafts')
        openRequest.onerror = () => reject(openRequest.error)
        openRequest.onsuccess = () => {
          const transaction = openRequest.result.transaction(name, 'readwrite')
          const records = transaction.objectStore(name)
          const storedChange =
            change.bytes === undefined
              ? change
              : { ...change, bytes: new TextEncoder().encode(change.bytes).buffer }
          const recordsRequest = records.getAll()
          recordsRequest.onsuccess = () => {
            for (const record of recordsRequest.result) records.put({ ...record, ...storedChange })
          }
          transaction.oncomplete = () => {
            openRequest.result.close()
            resolve()
          }
          transaction.onerror = () => reject(transaction.error)
        }
      }),
    [store, change] as const,
  )
}
