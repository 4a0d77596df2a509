import { FolderDown } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ApplicationQuery } from '../../../data/applications/applicationParams'
import { createApplications } from '../../../data/applications/applications.store'
import { FormRenderer } from '../../../renderer/form/FormRenderer'
import { csvColumns } from '../../../schemas/applications/application'
import { buildExportForm } from '../../../schemas/applications/buildExportForm'
import type { FormValues } from '../../../schemas/fields/fieldValue'
import {
  applicationActionsTexts,
  blindReviewTexts,
  exportTexts as texts,
} from '../../../texts/admin/applications.texts'

import { Modal } from '../../shared/dialog/Modal'
import { useClient, useSite } from '../../shared/site/SiteContext'
import { useSitePart } from '../../shared/site/useSitePart'
import './ExportDialog.css'
import { useDownload } from './useDownload'

interface ExportDialogProps {
  query: ApplicationQuery
  count: number
  onClose: () => void
}

const form = buildExportForm()

/** Which columns a CSV has, or the documents instead. */
export function ExportDialog({ query, count, onClose }: ExportDialogProps): ReactNode {
  const { validators } = useSite()
  const { settings } = useClient()
  const applications = useSitePart(createApplications)
  const { busy, download } = useDownload()
  const asCsv = async ({ columns, answers }: FormValues) => {
    const chosen = csvColumns.filter((name) => Array.isArray(columns) && columns.includes(name))
    const wish = { columns: chosen, answers: answers === true }
    const { exportFile, exportFailed } = applicationActionsTexts
    await download(() => applications.exported(query, wish), exportFile, exportFailed)
    onClose()
    return []
  }
  const asZip = async () => {
    await download(() => applications.documents(query), texts.zipFile, texts.zipFailed)
    onClose()
  }
  return (
    <Modal title={texts.title} size="small" onClose={onClose}>
      <p>{texts.note(count)}</p>
      {settings.canReviewBlind ? <p>{blindReviewTexts.export}</p> : null}
      <div className="fy-export">
        <FormRenderer
          form={form}
          loadValidator={validators.load}
          headingLevel={3}
          onSubmit={asCsv}
          submitLabel={texts.csv}
          busy={busy}
          footer={
            <>
              <button type="button" className="fy-button" aria-disabled={busy} onClick={() => void asZip()}>
                <FolderDown aria-hidden="true" />
                {busy ? texts.making : texts.zip}
              </button>
              <button type="button" className="fy-button fy-button--quiet" onClick={onClose}>
                {texts.cancel}
              </button>
            </>
          }
        />
      </div>
    </Modal>
  )
}
