import { FileSpreadsheet, FolderDown } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import type { ApplicationQuery } from '../../../data/applications/applicationParams'
import { createApplications, type ExportOptions } from '../../../data/applications/applications.store'
import { FormRenderer } from '../../../renderer/form/FormRenderer'
import type { FormHandle } from '../../../renderer/form/useFormHandle'
import { csvColumns } from '../../../schemas/applications/application'
import { buildExportForm } from '../../../schemas/applications/buildExportForm'
import type { FormValues } from '../../../schemas/fields/fieldValue'
import {
  applicationActionsTexts,
  blindReviewTexts,
  exportTexts as texts,
} from '../../../texts/admin/applications.texts'
import { Button } from '../../../widgets/shared/Button'
import { Modal } from '../../shared/dialog/Modal'
import { useClient, useSite, useSiteService } from '../../shared/site/SiteContext'

import './ExportDialog.css'
import { useDownload } from '../../shared/feedback/useAction'

interface ExportDialogProps {
  query: ApplicationQuery
  count: number
  onClose: () => void
}

const form = buildExportForm()

/** Exports the list as CSV or Excel with the chosen columns, or its documents as a zip file. */
export function ExportDialog({ query, count, onClose }: ExportDialogProps): ReactNode {
  const { validators } = useSite()
  const { settings } = useClient()
  const applications = useSiteService(createApplications)
  const { isBusy, download } = useDownload()
  const handle = useRef<FormHandle>(null)
  const exportAs = async (format: ExportOptions['format'], { columns, answers }: FormValues) => {
    const selectedColumns = csvColumns.filter((name) => Array.isArray(columns) && columns.includes(name))
    const options = { format, columns: selectedColumns, includesAnswers: answers === true }
    const { exportFile, exportFailed } = applicationActionsTexts
    await download(() => applications.exportList(query, options), exportFile(format), exportFailed)
    onClose()
  }
  const downloadCsv = async (values: FormValues) => {
    await exportAs('csv', values)
    return []
  }
  const downloadZip = async () => {
    await download(() => applications.downloadDocuments(query), texts.zipFile, texts.zipFailed)
    onClose()
  }
  return (
    <Modal title={texts.title} size="medium" onClose={onClose}>
      <p>{texts.note(count)}</p>
      <p>{texts.formats}</p>
      {settings.canReviewBlind ? <p>{blindReviewTexts.export}</p> : null}
      <div className="fy-export">
        <FormRenderer
          form={form}
          loadValidator={validators.load}
          headingLevel={3}
          handle={handle}
          onSubmit={downloadCsv}
          submitLabel={texts.csv}
          isBusy={isBusy}
          footer={
            <>
              <Button
                aria-disabled={isBusy}
                onClick={() => void exportAs('xlsx', handle.current?.getValues() ?? form.initialValues)}
              >
                <FileSpreadsheet aria-hidden="true" />
                {isBusy ? texts.making : texts.xlsx}
              </Button>
              <Button aria-disabled={isBusy} onClick={() => void downloadZip()}>
                <FolderDown aria-hidden="true" />
                {isBusy ? texts.making : texts.zip}
              </Button>
              <Button look="quiet" onClick={onClose}>
                {texts.cancel}
              </Button>
            </>
          }
        />
      </div>
    </Modal>
  )
}
