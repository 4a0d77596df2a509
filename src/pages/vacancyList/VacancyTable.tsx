import { Button } from '../../widgets/shared/Button'
import '../shared/table/DataTable.css'
import { Copy } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import type { VacancyRow, VacancyRowSortKey } from '../../schemas/authoring/authoredVacancy'
import { type VacancyTemplate, vacancyTemplateNames } from '../../schemas/authoring/vacancyTemplates'
import { getNextSort, type Sort } from '../../schemas/jobList/sortVacancies'
import { vacancyListTexts as texts } from '../../texts/admin/vacancyList.texts'
import { Modal } from '../shared/dialog/Modal'
import { RowCheckbox } from '../shared/table/RowCheckbox'
import { getAriaSort, SortButton } from '../shared/table/SortButton'
import { getVacancyName, VacancyApplications, VacancyBadges, VacancyDates, VacancyName } from './VacancyFacts'
import { VacancyCheckbox, type VacancySelection } from './VacancySelection'

export interface VacancyTableProps {
  vacancies: readonly VacancyRow[]
  sort: Sort<VacancyRowSortKey>
  onSort: (sort: Sort<VacancyRowSortKey>) => void
  selection: VacancySelection
  onCopy: (vacancy: VacancyRow) => void
}

const columns = [
  { key: 'name', label: texts.name },
  { key: 'location', label: texts.location },
  { key: 'state', label: texts.stateColumn },
  { key: 'closesAt', label: texts.closes },
  { key: null, label: texts.applications },
] as const

/** The vacancies as a table, for a wide screen. */
export function VacancyTable({ vacancies, sort, onSort, selection, onCopy }: VacancyTableProps): ReactNode {
  const isSelectable = selection.selectableIds.length > 0
  return (
    <table className="fy-table fy-vacancy-list__table">
      <caption className="fy-visually-hidden">{texts.title}</caption>
      <thead>
        <tr>
          {isSelectable ? (
            <th scope="col" data-column="select">
              <RowCheckbox label={texts.selectAll} ids={selection.selectableIds} selection={selection} />
            </th>
          ) : null}
          {columns.map(({ key, label }) => {
            const order = sort.key === key ? sort.order : null
            return (
              <th key={label} scope="col" aria-sort={key ? getAriaSort(order) : undefined} data-column={key}>
                {key ? (
                  <SortButton order={order} onClick={() => onSort(getNextSort(sort, key))}>
                    {label}
                  </SortButton>
                ) : (
                  label
                )}
              </th>
            )
          })}
          <th scope="col">
            <span className="fy-visually-hidden">{texts.actions}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {vacancies.map((vacancy) => (
          <tr key={vacancy.id}>
            {isSelectable ? (
              <td data-column="select">
                <VacancyCheckbox vacancy={vacancy} selection={selection} />
              </td>
            ) : null}
            <VacancyCells vacancy={vacancy} />
            <td>
              <CopyVacancyButton vacancy={vacancy} onCopy={onCopy} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Cells of a vacancy; memoized, so that typing in the search does not render them again. */
const VacancyCells = memo(
  ({ vacancy }: { vacancy: VacancyRow }): ReactNode => (
    <>
      <td>
        <VacancyName vacancy={vacancy} />
        <span className="fy-note">{[vacancy.code, vacancy.department].filter(Boolean).join(' · ')}</span>
      </td>
      <td>{vacancy.location}</td>
      <td>
        <VacancyBadges vacancy={vacancy} />
      </td>
      <td>
        <VacancyDates vacancy={vacancy} />
      </td>
      <td className="fy-vacancy-list__number">
        <VacancyApplications vacancy={vacancy} />
      </td>
    </>
  ),
)

/** Button that creates a vacancy as a copy of this one. */
export function CopyVacancyButton({
  vacancy,
  onCopy,
}: Pick<VacancyTableProps, 'onCopy'> & { vacancy: VacancyRow }): ReactNode {
  return (
    <Button
      look="quiet"
      size="small"
      className="fy-button--compact"
      aria-label={texts.copyVacancy(getVacancyName(vacancy))}
      onClick={() => onCopy(vacancy)}
    >
      <Copy aria-hidden="true" />
      {texts.copy}
    </Button>
  )
}

interface NewVacancyModalProps {
  isBusy: boolean
  onCreate: (template: VacancyTemplate | null) => void
  onClose: () => void
}

const choices: readonly (VacancyTemplate | 'empty')[] = ['empty', ...vacancyTemplateNames]

/** Dialog that creates a vacancy, either empty or from a template. */
export function NewVacancyModal({ isBusy, onCreate, onClose }: NewVacancyModalProps): ReactNode {
  return (
    <Modal title={texts.newTitle} size="medium" onClose={onClose}>
      <p>{texts.newText}</p>
      <ul className="fy-vacancy-list__templates fy-stack fy-gap-2">
        {choices.map((choice) => (
          <li key={choice}>
            <button
              type="button"
              className="fy-vacancy-list__choice fy-stack fy-fill fy-box"
              disabled={isBusy}
              onClick={() => onCreate(choice === 'empty' ? null : choice)}
            >
              <strong>{texts.createVacancy[choice]}</strong>
              <span className="fy-note">{texts.createNote[choice]}</span>
            </button>
          </li>
        ))}
      </ul>
      <p className="fy-note">{texts.copyHint}</p>
      <div className="fy-modal__actions">
        <Button look="quiet" onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
    </Modal>
  )
}
