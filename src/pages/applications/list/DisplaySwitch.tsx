import { List as ListIcon, Rows2, SquareKanban } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { inboxTexts as texts } from '../../../texts/admin/applications.texts'
import { Button } from '../../../widgets/shared/Button'
import { writeApplicationsQuery } from '../query/applicationsQuery'

/** Links that show the same applications as a list or as a board. */
export function DisplaySwitch({ isBoard }: { isBoard: boolean }): ReactNode {
  const [search] = useSearchParams()
  const choices = [
    { label: texts.list, view: 'list', isCurrent: !isBoard, Icon: ListIcon },
    { label: texts.board, view: 'board', isCurrent: isBoard, Icon: SquareKanban },
  ] as const
  return (
    <nav className="fy-display" aria-label={texts.display}>
      {choices.map(({ label, view, isCurrent, Icon }) => (
        <Link
          key={view}
          className="fy-display__choice fy-icons-s fy-gap-1 fy-middle fy-strong"
          to={writeApplicationsQuery(search, { view, id: null })}
          state={{ keepScroll: true }}
          aria-current={isCurrent || undefined}
          title={label}
        >
          <Icon aria-hidden="true" />
          <span>{label}</span>
        </Link>
      ))}
    </nav>
  )
}

interface DensityButtonProps {
  isComfortable: boolean
  onChange: (isComfortable: boolean) => void
}

/** Toggles between rows of a fixed height and rows that grow with their text. */
export function DensityButton({ isComfortable, onChange }: DensityButtonProps): ReactNode {
  return (
    <Button
      size="icon"
      className="fy-density"
      aria-pressed={isComfortable}
      aria-label={texts.comfortableRows}
      title={texts.comfortableRows}
      onClick={() => onChange(!isComfortable)}
    >
      <Rows2 aria-hidden="true" />
    </Button>
  )
}
