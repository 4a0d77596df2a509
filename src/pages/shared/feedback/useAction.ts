import { useState } from 'react'
import { getRefusalReason } from '../../../data/http/apiError'
import { saveFile } from '../download/saveFile'
import { useSite } from '../site/SiteContext'

/**
 * Runs one action at a time, and notifies the user with the server's reason if it fails.
 * @param id identifies the notification
 * @returns whether an action is running, and a function that runs an action; its first argument is shown if the server
 * gives no reason
 */
export function useAction(
  id: string,
): [isBusy: boolean, run: (failureMessage: string, action: () => Promise<unknown>) => Promise<void>] {
  const { notifications } = useSite()
  const [isBusy, setBusy] = useState(false)
  const run = async (failureMessage: string, action: () => Promise<unknown>) => {
    if (isBusy) return
    setBusy(true)
    try {
      await action()
    } catch (error) {
      const message = getRefusalReason(error, failureMessage)
      notifications.notify({ id, type: 'error', title: '', message })
    }
    setBusy(false)
  }
  return [isBusy, run]
}

/** Like `useAction`, for saving a file that the server creates; `isBusy` is true while the server creates it. */
export function useDownload() {
  const [isBusy, run] = useAction('export')
  const download = (createFile: () => Promise<Blob>, filename: string, failureMessage: string) =>
    run(failureMessage, async () => saveFile(await createFile(), filename))
  return { isBusy, download }
}
