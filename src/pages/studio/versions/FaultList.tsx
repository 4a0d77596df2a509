import type { ReactNode } from 'react'
import type { Studio } from '../../../data/studio/studioState'
import type { SiteFinding } from '../../../schemas/site/siteFinding'
import { studioVersionTexts as texts } from '../../../texts/studioVersions'

interface FaultListProps {
  studio: Studio
  findings: readonly SiteFinding[]
  /** One was mended, or its place was asked for: the list has done what it is for. */
  onLeave: () => void
  onRepaired: (finding: SiteFinding) => void
}

/** Why a site is not published: each fault with the way to its place, and with its repair where there is one. */
export function FaultList({ studio, findings, onLeave, onRepaired }: FaultListProps): ReactNode {
  const goTo = ({ path }: SiteFinding) => {
    onLeave()
    studio.select(path)
  }
  const repair = (finding: SiteFinding) => {
    if (finding.repair && studio.edit(finding.repair.edits, finding.repair.words)) onRepaired(finding)
  }
  return (
    <ul className="fy-faults">
      {findings.map((finding) => {
        const place = finding.path === '' ? finding.file : `${finding.file} ${finding.path}`
        return (
          <li key={`${place} ${finding.code} ${finding.message}`}>
            <p>
              <span className="fy-faults__place">{place}</span> {finding.message}
            </p>
            <p className="fy-faults__ways">
              {finding.repair ? (
                <button
                  type="button"
                  className="fy-button fy-button--small"
                  aria-label={texts.repairOf(finding.repair.words, place)}
                  onClick={() => repair(finding)}
                >
                  {finding.repair.words}
                </button>
              ) : null}
              {finding.file === 'config.json' && finding.path !== '' ? (
                <button
                  type="button"
                  className="fy-button fy-button--small fy-button--quiet"
                  aria-label={texts.goThereTo(place)}
                  onClick={() => goTo(finding)}
                >
                  {texts.goThere}
                </button>
              ) : null}
            </p>
          </li>
        )
      })}
    </ul>
  )
}
