import { RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import type { SiteVersion } from '../../../schemas/site/siteVersion'
import { studioVersionTexts as texts } from '../../../texts/admin/siteVersions.texts'
import { useClientClock } from '../../shared/dateTime/useClientClock'
import { ChangeLines } from './PublishModal'

interface VersionListProps {
  /** Newest first. */
  versions: readonly SiteVersion[]
  onRestore: (version: SiteVersion) => void
}

/** Every published version with author, date and changes, and a restore button. */
export function VersionList({ versions, onRestore }: VersionListProps): ReactNode {
  const { moment } = useClientClock()
  return (
    <ol className="fy-site-versions__list">
      {versions.map((version) => (
        <li key={version.number}>
          <div className="fy-site-versions__head">
            <strong>{texts.version(version.number)}</strong>
            {version.serves ? (
              <span className="fy-badge">{texts.current}</span>
            ) : (
              <button
                type="button"
                className="fy-button fy-button--small"
                aria-label={texts.bringBackNumber(version.number)}
                onClick={() => onRestore(version)}
              >
                <RotateCcw aria-hidden="true" />
                {texts.bringBack}
              </button>
            )}
          </div>
          <p className="fy-site-versions__who">{texts.byWhom(moment(version.at), version.by)}</p>
          {getSource(version) ? <p>{getSource(version)}</p> : null}
          {version.note ? <p>{version.note}</p> : null}
          {version.changes.length > 0 ? (
            <details>
              <summary>{texts.changes(version.changes.length)}</summary>
              <ChangeLines changes={version.changes} />
            </details>
          ) : null}
        </li>
      ))}
    </ol>
  )
}

function getSource({ source, restoredFrom }: SiteVersion): string {
  return restoredFrom === undefined ? texts.source[source] : texts.restoredFrom(restoredFrom)
}
