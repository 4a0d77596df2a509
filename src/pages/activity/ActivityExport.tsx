import { Download } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { refusalReason } from '../../data/http/refusalReason'
import { activityTexts as texts } from '../../texts/admin/activity.texts'
import { saveFile } from '../shared/download/saveFile'
import { useSite } from '../shared/site/SiteContext'

/** Downloads all log entries that match the filters. */
export function ActivityExport({ onExport }: { onExport: () => Promise<Blob> }): ReactNode {
  const { notifications } = useSite()
  const [isBusy, setBusy] = useState(false)
  const download = async () => {
    if (isBusy) return
    setBusy(true)
    try {
      saveFile(await onExport(), texts.exportFile)
    } catch (error) {
      const message = refusalReason(error, texts.exportFailed)
      notifications.notify({ id: 'export', type: 'error', title: '', message })
    }
    setBusy(false)
  }
  return (
    <button type="button" className="fy-button" aria-disabled={isBusy} onClick={() => void download()}>
      <Download aria-hidden="true" />
      {isBusy ? texts.exporting : texts.export}
    </button>
  )
}
