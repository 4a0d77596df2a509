import { CircleAlert, TriangleAlert } from 'lucide-react'
import { type FormEvent, type ReactNode, use, useId, useState } from 'react'
import { useStoreValue } from '../../../data/react/useStoreValue'
import type { Studio } from '../../../data/studio/studio.types'
import { splitPath } from '../../../schemas/forms/answerPath'
import type { SiteFinding } from '../../../schemas/site/siteFinding'
import { getRequiredPermission } from '../../../schemas/site/sitePermissions'
import { describePlace } from '../../../schemas/siteChecks/describePlace'
import { studioCheckTexts as texts } from '../../../texts/admin/siteChecks.texts'
import { Button } from '../../../widgets/shared/Button'
import { PlaceOpener } from '../draft/useStudio'
import { isStillFound } from './useFindings'

interface FindingItemProps {
  finding: SiteFinding
  /** The parsed config.json, for the name of the finding's location. */
  rawConfig: unknown
  studio: Studio
}

/**
 * One finding: the problem, a button that opens its location if it is in config.json, and the repair if there is one
 * and the account has the permission for it.
 */
export function FindingItem({ finding, rawConfig, studio }: FindingItemProps): ReactNode {
  const messageId = useId()
  const open = use(PlaceOpener)
  const permissions = useStoreValue(studio.store, (state) => state.permissions)
  const { severity, file, path, message, repair, code } = finding
  const { subject } = describePlace(finding, rawConfig)
  const isError = severity === 'error'
  const Icon = isError ? CircleAlert : TriangleAlert
  return (
    <li className={`fy-checks__finding fy-checks__finding--${severity}`}>
      <p className="fy-checks__message fy-icons fy-grid fy-gap-2 fy-break" id={messageId}>
        <Icon aria-hidden="true" />
        <span>
          <span className="fy-visually-hidden">{isError ? texts.error : texts.warning}: </span>
          {capitalize(subject)} {message}
        </span>
      </p>
      <div className="fy-wrap fy-gap-2">
        {file === 'config.json' && path !== '' ? (
          <Button look="quiet" size="small" onClick={() => (open ?? studio.select)(path)}>
            {texts.go(subject)}
          </Button>
        ) : null}
        {repair?.edits.every((edit) => permissions[getRequiredPermission(edit.path)]) ? (
          <Button
            size="small"
            aria-describedby={messageId}
            onClick={() => isStillFound(studio, finding) && studio.edit([...repair.edits], repair.label)}
          >
            {repair.label}
          </Button>
        ) : null}
      </div>
      {code === 'no-alt' || code === 'alt-is-name' ? <DescriptionForm path={path} studio={studio} /> : null}
    </li>
  )
}

/** Asks for a picture's text alternative, which only a person can write. */
function DescriptionForm({ path, studio }: { path: string; studio: Studio }): ReactNode {
  const id = useId()
  const [alt, setAlt] = useState('')
  const saveDescription = (event: FormEvent) => {
    event.preventDefault()
    if (alt.trim() !== '')
      studio.edit([{ path: splitPath(path.slice(1)).map(toPathKey), value: alt.trim() }], texts.described)
  }
  return (
    <form className="fy-checks__description fy-grid fy-gap-1 fy-start" onSubmit={saveDescription}>
      <label htmlFor={id}>{texts.description}</label>
      <input
        id={id}
        className="fy-input"
        value={alt}
        maxLength={250}
        onChange={(event) => setAlt(event.target.value)}
      />
      <Button type="submit" size="small">
        {texts.write}
      </Button>
    </form>
  )
}

const toPathKey = (key: string) => (/^\d+$/.test(key) ? Number(key) : key)
const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
