import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Studio } from '../../data/studio/studio.types'
import { countFindings } from '../../schemas/siteChecks/filterFindings'
import { studioTexts as texts } from '../../texts/admin/studio.texts'
import { Button } from '../../widgets/shared/Button'
import { useFindings } from './checks/useFindings'

/** Number of errors and warnings in the draft; opens their list. */
export function FindingCounts({ studio, onOpen }: { studio: Studio; onOpen: () => void }): ReactNode {
  const { errors, warnings } = countFindings(useFindings(studio))
  const countsText = [
    ...(errors > 0 ? [texts.errors(errors)] : []),
    ...(warnings > 0 ? [texts.warnings(warnings)] : []),
  ].join(', ')
  const Icon = errors > 0 ? CircleAlert : warnings > 0 ? TriangleAlert : CircleCheck
  return (
    <Button
      look="quiet"
      className="fy-studio__counts"
      data-worst={errors > 0 ? 'error' : warnings > 0 ? 'warning' : undefined}
      onClick={onOpen}
    >
      <Icon aria-hidden="true" />
      {countsText || texts.noFindings}
    </Button>
  )
}
