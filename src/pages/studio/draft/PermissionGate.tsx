import type { ReactNode } from 'react'
import { useStoreValue } from '../../../data/react/useStoreValue'
import type { Studio } from '../../../data/studio/studio.types'
import type { SitePermissions } from '../../../schemas/site/siteVersion'
import { siteRefusals } from '../../../texts/admin/siteVersions.texts'
import { Notice } from '../../shared/feedback/Notice'

interface PermissionGateProps {
  studio: Studio
  /** Any one of these permissions suffices; an empty list requires none. */
  needs: readonly (keyof SitePermissions)[]
  children: ReactNode
}

/**
 * Renders its children if the account may change them. Otherwise disables them and adds a notice; the fieldset then
 * takes the focus itself, so that keys can scroll it.
 */
export function PermissionGate({ studio, needs, children }: PermissionGateProps): ReactNode {
  const may = useStoreValue(studio.store, (state) => state.may)
  const [area] = needs
  if (area === undefined || needs.some((item) => may[item])) return children
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: nothing in it takes the focus, and it may be longer than its panel
    <fieldset className="fy-studio__fixed" aria-label={siteRefusals.notAllowed[area]} tabIndex={0}>
      <Notice type="info">
        <p>{siteRefusals.notAllowed[area]}</p>
      </Notice>
      <fieldset className="fy-studio__fixed-part" disabled>
        {children}
      </fieldset>
    </fieldset>
  )
}
