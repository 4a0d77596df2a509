import { FolderDown, MessageSquareText, RotateCcw, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { ApplicationQuery } from '../../../data/applications/applicationParams'
import { createApplications } from '../../../data/applications/applications.store'
import type { ApplicationListItem } from '../../../schemas/applications/application'
import { applicationStateTexts } from '../../../texts/admin/applicationStates.texts'
import { exportTexts, applicationActionsTexts as texts } from '../../../texts/admin/applications.texts'
import { Button } from '../../../widgets/shared/Button'
import { useDownload } from '../../shared/feedback/useAction'
import { useSiteService } from '../../shared/site/SiteContext'
import { useUsesDelivery } from '../query/useUsesDelivery'
import { SetStateDialog } from '../state/SetStateDialog'
import '../../shared/table/SelectionBar.css'
import type { Selection } from './useSelection'

interface SelectionBarProps {
  selection: Selection
  query: ApplicationQuery
  /** The loaded rows; the selected ones are among them. */
  visibleApplications: readonly ApplicationListItem[]
}

/** Actions on the selected rows [AP-05]; they take the place of the filters. */
export function SelectionBar({ selection, query, visibleApplications }: SelectionBarProps): ReactNode {
  const applications = useSiteService(createApplications)
  const zip = useDownload()
  const usesDelivery = useUsesDelivery()
  const [isDialogOpen, setDialogOpen] = useState(false)
  const { ids, isBusy } = selection
  const fetchZip = () => applications.downloadDocuments(query, [...ids])
  return (
    <div className="fy-selection__bar fy-selection__bar--filters fy-grow fy-rounded">
      <span role="status">{texts.selected(ids.size)}</span>
      <Button look="primary" size="small" onClick={() => setDialogOpen(true)}>
        <MessageSquareText aria-hidden="true" />
        {applicationStateTexts.open}
      </Button>
      <Button
        size="small"
        className="fy-button--compact"
        aria-disabled={zip.isBusy}
        onClick={() => void zip.download(fetchZip, exportTexts.zipFile, exportTexts.zipFailed)}
      >
        <FolderDown aria-hidden="true" />
        {zip.isBusy ? exportTexts.making : exportTexts.zip}
      </Button>
      {usesDelivery ? (
        <Button size="small" disabled={isBusy} onClick={() => void selection.resubmit()}>
          <RotateCcw aria-hidden="true" />
          {isBusy ? texts.resubmitting : texts.resubmitSelected(ids.size)}
        </Button>
      ) : null}
      <Button look="quiet" size="small" className="fy-button--compact" onClick={selection.clear}>
        <X aria-hidden="true" />
        {texts.clearSelection}
      </Button>
      {isDialogOpen ? (
        <SetStateDialog
          applications={visibleApplications.filter(({ id }) => ids.has(id))}
          onDone={() => {
            setDialogOpen(false)
            selection.clear()
          }}
          onClose={() => setDialogOpen(false)}
        />
      ) : null}
    </div>
  )
}
