import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { inboxTexts as texts } from '../../../texts/admin/applications.texts'
import { writeApplicationsQuery } from '../query/applicationsQuery'
import type { Neighbours } from '../query/neighbours'

/** Links to the previous and next application in list order, labelled with their keyboard shortcuts (K and J). */
export function PanelSteps({ neighbours }: { neighbours: Neighbours }): ReactNode {
  const { previous, next, place, total } = neighbours
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers draw a fieldset's legend inside its border.
    <div
      className="fy-steps"
      role="group"
      aria-label={place === null ? texts.next : texts.place(place, total)}
    >
      <Step to={previous} label={texts.previous} shortcut="K">
        <ChevronLeft aria-hidden="true" />
      </Step>
      {place === null ? null : <span className="fy-steps__place">{texts.place(place, total)}</span>}
      <Step to={next} label={texts.next} shortcut="J">
        <ChevronRight aria-hidden="true" />
      </Step>
    </div>
  )
}

interface StepProps {
  to: number | null
  label: string
  shortcut: string
  children: ReactNode
}

function Step({ to, label, shortcut, children }: StepProps): ReactNode {
  const [search] = useSearchParams()
  const key = (
    <span className="fy-steps__key" aria-hidden="true" title={texts.keys}>
      {shortcut}
    </span>
  )
  if (to === null)
    return (
      <button type="button" className="fy-button fy-button--small fy-steps__step" aria-label={label} disabled>
        {children}
        {key}
      </button>
    )
  return (
    <Link
      className="fy-button fy-button--small fy-steps__step"
      to={writeApplicationsQuery(search, { id: to })}
      replace
      state={{ keepScroll: true }}
      aria-label={label}
      aria-keyshortcuts={shortcut}
    >
      {children}
      {key}
    </Link>
  )
}
