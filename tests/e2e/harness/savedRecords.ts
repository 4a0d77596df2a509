import type { Page } from 'playwright-core'

/** Sets when every kept copy of a draft was written, so many days ago. */
export const backdateDraftCopies = (page: Page, days: number): Promise<void> =>
  changeRecords(page, 'copies', { savedAt: new Date(Date.now() - days * 86_400_000).toISOString() })

/** Leaves every kept file with this of its bytes. */
export const damageFiles = (page: Page, bytes: string): Promise<void> =>
  changeRecords(page, 'files', { bytes })

/** Returns the number of files stored on the device. */
export const keptFiles = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('foyer-drafts')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const counting = opening.result.transaction('files').objectStore('files').count()
          counting.onsuccess = () => {
            opening.result.close()
            resolve(counting.result)
          }
        }
      }),
  )

/** Beside the product, as a device that ages or breaks does. Text given as `bytes` is written as bytes. */
function changeRecords(page: Page, store: 'copies' | 'files', change: Record<string, string>): Promise<void> {
  return page.evaluate(
    ([name, to]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('foyer-drafts')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const transaction = opening.result.transaction(name, 'readwrite')
          const records = transaction.objectStore(name)
          const put =
            to.bytes === undefined ? to : { ...to, bytes: new TextEncoder().encode(to.bytes).buffer }
          const asked = records.getAll()
          asked.onsuccess = () => {
            for (const record of asked.result) records.put({ ...record, ...put })
          }
          transaction.oncomplete = () => {
            opening.result.close()
            resolve()
          }
          transaction.onerror = () => reject(transaction.error)
        }
      }),
    [store, change] as const,
  )
}
