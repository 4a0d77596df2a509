import { Download } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { ApplicationQuery } from '../../data/applicationParams'
import { applicationActionsTexts as texts } from '../../texts/applicationExport'
import { saveFile } from '../parts/saveFile'
import { useSite } from '../SiteContext'

/** All that the filters let through, in this order, as a file. */
export function ExportButton({ query }: { query: ApplicationQuery }): ReactNode {
  const { applications, notifications } = useSite()
  const [busy, setBusy] = useState(false)
  const download = async () => {
    if (busy) return
    setBusy(true)
    try {
      saveFile(await applications.exported(query), texts.exportFile)
    } catch {
      notifications.notify({ id: 'export', type: 'error', title: '', message: texts.exportFailed })
    }
    setBusy(false)
  }
  return (
    <button type="button" className="fy-button" aria-disabled={busy} onClick={() => void download()}>
      <Download aria-hidden="true" />
      {busy ? texts.exporting : texts.export}
    </button>
  )
}
