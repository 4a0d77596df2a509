import type { ReactNode } from 'react'
import { useStoreValue } from '../../../data/react/useStoreValue'
import type { Studio, StudioState } from '../../../data/studio/studio.types'
import type { SiteFinding } from '../../../schemas/site/siteFinding'
import { countFindings } from '../../../schemas/site/siteFinding'
import { describePlace } from '../../../schemas/siteChecks/describePlace'
import { studioCheckTexts as texts } from '../../../texts/admin/siteChecks.texts'
import { Button } from '../../../widgets/shared/Button'
import './ChecksPanel.css'
import type { SiteEdit } from '../../../schemas/site/siteDraft'
import { computeRepairEdits } from '../../../schemas/siteChecks/computeRepairEdits'
import { useDebouncedValue } from '../draft/useStudio'
import { FindingItem } from './FindingItem'
import { useFindings } from './useFindings'

/**
 * Errors that prevent publishing, and warnings. Findings at a location in config.json have a button that opens it, and
 * some offer a repair.
 */
export function ChecksPanel({ studio }: { studio: Studio }): ReactNode {
  const findings = useFindings(studio)
  const rawConfig = useStoreValue(studio.store, (state) => state.rawConfig)
  const isTranslatable = useStoreValue(
    studio.store,
    ({ languages, permissions }) => languages.length > 0 && permissions.pages,
  )
  const { errors, warnings } = countFindings(findings)
  const counts = texts.counts(errors, warnings)
  // Debounced, so that screen readers do not announce every keystroke.
  const announcedCounts = useDebouncedValue(counts, 1500)
  const repairableCount = findings.filter(({ repair }) => repair).length
  return (
    <section className="fy-checks fy-grid fy-gap-3 fy-start" aria-label={texts.title}>
      <p className="fy-checks__counts fy-strong">{counts}</p>
      <p className="fy-note">
        {findings.length > 0
          ? texts.introduction
          : isTranslatable
            ? texts.checkedWithLanguages
            : texts.checked}
      </p>
      <p className="fy-visually-hidden" role="status">
        {announcedCounts}
      </p>
      {repairableCount > 1 ? (
        <Button
          size="small"
          onClick={() => studio.edit(getRepairEdits(studio.store.getState()), texts.repairedAll)}
        >
          {texts.repairAll(repairableCount)}
        </Button>
      ) : null}
      {groupByPart(findings, rawConfig).map(([part, partFindings]) => (
        <section key={part} className="fy-checks__part" aria-label={part}>
          <h3 className="fy-checks__part-name">{part}</h3>
          <ul className="fy-checks__list fy-stack fy-gap-2">
            {partFindings.map((finding) => (
              <FindingItem key={getKey(finding)} finding={finding} rawConfig={rawConfig} studio={studio} />
            ))}
          </ul>
        </section>
      ))}
    </section>
  )
}

const getKey = ({ code, file, path, message }: SiteFinding) => [code, file, path, message].join(' ')

/** Groups findings by part of the site; the parts are in the order of their first finding. */
function groupByPart(findings: readonly SiteFinding[], rawConfig: unknown): [string, SiteFinding[]][] {
  const parts = new Map<string, SiteFinding[]>()
  for (const finding of findings) {
    const { part } = describePlace(finding, rawConfig)
    parts.set(part, [...(parts.get(part) ?? []), finding])
  }
  return [...parts]
}

/** Returns the edits of all automatic repairs. */
function getRepairEdits({ configText, draft }: Pick<StudioState, 'configText' | 'draft'>): SiteEdit[] {
  return computeRepairEdits({ configText, files: draft.files, company: draft.company })
}
