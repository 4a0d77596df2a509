import { useState } from 'react'
import { refusalReason } from '../../../data/http/refusalReason'
import { saveFile } from '../../shared/download/saveFile'
import { useSite } from '../../shared/site/SiteContext'

/**
 * Returns a function that saves a server-generated file, one download at a time, and notifies the user of errors;
 * `busy` is true meanwhile.
 */
export function useDownload() {
  const { notifications } = useSite()
  const [isBusy, setBusy] = useState(false)
  const download = async (make: () => Promise<Blob>, filename: string, failed: string): Promise<void> => {
    if (isBusy) return
    setBusy(true)
    try {
      saveFile(await make(), filename)
    } catch (error) {
      notifications.notify({
        id: 'export',
        type: 'error',
        title: '',
        message: refusalReason(error, failed),
      })
    }
    setBusy(false)
  }
  return { busy: isBusy, download }
}
