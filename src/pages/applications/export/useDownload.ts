import { useState } from 'react'
import { getRefusalReason } from '../../../data/http/getRefusalReason'
import { saveFile } from '../../shared/download/saveFile'
import { useSite } from '../../shared/site/SiteContext'

/**
 * Returns a function that saves a server-generated file, one download at a time, and notifies the user of
 * errors; `isBusy` is true while a file is being created.
 */
export function useDownload() {
  const { notifications } = useSite()
  const [isBusy, setBusy] = useState(false)
  const download = async (
    createFile: () => Promise<Blob>,
    filename: string,
    failedMessage: string,
  ): Promise<void> => {
    if (isBusy) return
    setBusy(true)
    try {
      saveFile(await createFile(), filename)
    } catch (error) {
      notifications.notify({
        id: 'export',
        type: 'error',
        title: '',
        message: getRefusalReason(error, failedMessage),
      })
    }
    setBusy(false)
  }
  return { isBusy, download }
}
