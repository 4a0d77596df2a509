import { RotateCcw } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { createAccountSchemas } from '../../data/accounts/accountSchema.api'
import type { SchemaVersion } from '../../schemas/accountSchema/accountSchema'
import { accountSchemaTexts as texts } from '../../texts/admin/accountSchema.texts'
import { ChangeList } from '../shared/changes/ChangeList'
import { useClientClock } from '../shared/dateTime/useClientClock'
import { useSiteService } from '../shared/site/useSiteService'
import './SchemaVersions.css'

interface SchemaVersionsProps {
  id: number
  /** Version number of the live schema; the list reloads when it changes. */
  version: number
  /** True while there are unsaved changes, which a restore would overwrite. */
  disabled: boolean
  onRestore: (version: number) => void
}

/** Lists every version of an account's schema, newest first, with a restore button for each. */
export function SchemaVersions({ id, version, disabled, onRestore }: SchemaVersionsProps): ReactNode {
  const { moment } = useClientClock()
  const accountSchemas = useSiteService(createAccountSchemas)
  const [versions, setVersions] = useState<SchemaVersion[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version is one more in the list.
  useEffect(() => {
    let isCurrent = true
    accountSchemas.versions(id).then(
      (list) => isCurrent && setVersions(list),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [accountSchemas, id, version])
  return (
    <section className="fy-versions fy-card" aria-labelledby="versions">
      <div>
        <h2 className="fy-own-fields__title" id="versions">
          {texts.versions}
        </h2>
        <p className="fy-own-fields__note">{versions.length === 0 ? texts.noVersions : texts.versionsNote}</p>
      </div>
      {versions.length > 0 ? (
        <ol className="fy-versions__list">
          {versions.map((schemaVersion) => (
            <li key={schemaVersion.version}>
              <div className="fy-versions__head">
                <p>
                  <strong>{texts.version(schemaVersion.version)}</strong>
                  <span>{texts.byWhom(moment(schemaVersion.at), schemaVersion.by)}</span>
                </p>
                {schemaVersion.version === version ? (
                  <span className="fy-badge">{texts.current}</span>
                ) : (
                  <button
                    type="button"
                    className="fy-button fy-button--small"
                    aria-label={texts.restore(schemaVersion.version)}
                    disabled={disabled}
                    onClick={() => onRestore(schemaVersion.version)}
                  >
                    <RotateCcw aria-hidden="true" />
                    {texts.bringBack}
                  </button>
                )}
              </div>
              <ChangeList changes={schemaVersion.changes} />
            </li>
          ))}
        </ol>
      ) : null}
    </section>
  )
}
