import { Button } from '../../widgets/shared/Button'
import { useAction } from '../shared/feedback/useAction'
import '../shared/table/SelectionBar.css'
import { X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { createAuthoredVacancyApi } from '../../data/authoring/authoredVacancies.api'
import type { VacancyRow } from '../../schemas/authoring/authoredVacancy'
import { vacancyListTexts as texts } from '../../texts/admin/vacancyList.texts'
import { ConfirmModal } from '../shared/dialog/ConfirmModal'
import { useSite, useSiteService } from '../shared/site/SiteContext'

import { RowCheckbox } from '../shared/table/RowCheckbox'
import { getVacancyName } from './VacancyFacts'

interface VacancySelectionProps {
  selection: VacancySelection
}

/** Checkbox that selects a row; only for vacancies that can be closed. */
export function VacancyCheckbox({
  vacancy,
  selection,
}: VacancySelectionProps & { vacancy: VacancyRow }): ReactNode {
  return canBeClosed(vacancy) ? (
    <RowCheckbox label={texts.select(getVacancyName(vacancy))} ids={[vacancy.id]} selection={selection} />
  ) : null
}

/** Actions on the selected rows, shown in place of the filters. */
export function VacancySelectionBar({ selection }: VacancySelectionProps): ReactNode {
  const { ids, isBusy } = selection
  const [isConfirming, setConfirming] = useState(false)
  return (
    <div className="fy-selection__bar fy-selection__bar--filters fy-grow fy-rounded">
      <span role="status">{texts.selected(ids.size)}</span>
      <Button look="primary" size="small" disabled={isBusy} onClick={() => setConfirming(true)}>
        {isBusy ? texts.closing : texts.close}
      </Button>
      <Button look="quiet" size="small" onClick={() => selection.set([...ids], false)}>
        <X aria-hidden="true" />
        {texts.clearSelection}
      </Button>
      {isConfirming ? (
        <ConfirmModal
          title={texts.closeTitle(ids.size)}
          text={texts.closeText}
          action={texts.close}
          onConfirm={() => {
            setConfirming(false)
            void selection.closeVacancies()
          }}
          onClose={() => setConfirming(false)}
        />
      ) : null}
    </div>
  )
}

/** The selected rows of the current page, which can be closed together. */
export interface VacancySelection {
  ids: ReadonlySet<string>
  /** Ids of the rows that can be selected: open vacancies that were not imported. */
  selectableIds: readonly string[]
  isBusy: boolean
  set: (ids: readonly string[], isSelected: boolean) => void
  closeVacancies: () => Promise<void>
}

/**
 * Selection of the list's rows. Rows that are not visible do not count as selected.
 * @param onDone called when the request has succeeded, even if some vacancies could not be closed
 */
export function useVacancySelection(
  visibleRows: readonly VacancyRow[],
  onDone: () => void,
): VacancySelection {
  const { notifications } = useSite()
  const api = useSiteService(createAuthoredVacancyApi)
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set())
  const [isBusy, run] = useAction('closed vacancies error')
  const selectableIds = visibleRows.filter(canBeClosed).map(({ id }) => id)
  const ids = new Set(selectableIds.filter((id) => selectedIds.has(id)))
  const notify = (type: 'success' | 'error', message: string) =>
    notifications.notify({ id: `closed vacancies ${type}`, type, title: '', message })
  const closeVacancies = () =>
    run(texts.actionFailed, async () => {
      const results = await api.closeAll([...ids])
      const closedCount = results.filter(({ result }) => result === 'closed').length
      if (closedCount > 0) notify('success', texts.closed(closedCount))
      if (closedCount < results.length) notify('error', texts.notClosed(results.length - closedCount))
      setSelectedIds(new Set())
      onDone()
    })
  return {
    ids,
    selectableIds,
    isBusy,
    closeVacancies,
    set: (changedIds, isSelected) =>
      setSelectedIds(
        new Set(isSelected ? [...ids, ...changedIds] : [...ids].filter((id) => !changedIds.includes(id))),
      ),
  }
}

const canBeClosed = ({ state, source }: VacancyRow): boolean => state === 'open' && source === 'own'
