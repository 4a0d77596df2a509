import type { ReactNode } from 'react'
import type { Studio } from '../../../data/studio/studio.types'
import { joinPath } from '../../../schemas/forms/answerPath'
import { filterFindings } from '../../../schemas/siteChecks/filterFindings'
import type { InspectedSubject } from '../../../schemas/siteEditing/inspectedSubject'
import { inspectorTexts as texts } from '../../../texts/admin/siteEditing.texts'
import { FindingItem } from '../checks/FindingItem'
import '../checks/ChecksPanel.css'
import { useFindings } from '../checks/useFindings'

interface SubjectFindingsProps {
  studio: Studio
  raw: unknown
  subject: InspectedSubject
}

/** Findings of the selected item, above its form; for a page, without those of its blocks. */
export function SubjectFindings({ studio, raw, subject }: SubjectFindingsProps): ReactNode {
  const all = useFindings(studio)
  const { path, keys, isPage } = subject
  const places =
    isPage || path.length === 0 ? [...keys, ...(isPage ? ['path'] : [])].map((key) => [...path, key]) : [path]
  const found = places.flatMap((path) => filterFindings(all, `/${joinPath(path)}`))
  if (found.length === 0) return null
  return (
    <ul className="fy-checks__list" aria-label={texts.findings}>
      {found.map((finding) => (
        <FindingItem
          key={`${finding.code} ${finding.path} ${finding.message}`}
          finding={finding}
          raw={raw}
          studio={studio}
        />
      ))}
    </ul>
  )
}
