import type { ReactNode } from 'react'
import { useStoreValue } from '../../../data/react/useStoreValue'
import type { Studio } from '../../../data/studio/studio.types'
import type { SitePermissions } from '../../../schemas/site/siteVersion'
import { siteRefusals } from '../../../texts/admin/siteVersions.texts'
import { Notice } from '../../shared/feedback/Notice'

interface PermittedProps {
  studio: Studio
  /** Any of these will do; nothing is asked for by none. */
  needs: readonly (keyof SitePermissions)[]
  children: ReactNode
}

/**
 * What an account may change as it is; what it may only look at with a word, and with nothing to be pressed in it. It takes
 * the focus itself then, or keys could not scroll to what stands further down.
 */
export function Permitted({ studio, needs, children }: PermittedProps): ReactNode {
  const may = useStoreValue(studio.store, (state) => state.may)
  const [area] = needs
  if (area === undefined || needs.some((one) => may[one])) return children
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
