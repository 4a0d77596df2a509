import { useEffect } from 'react'
import { siteVersionsOf } from '../../data/siteVersions'
import type { Studio } from '../../data/studio/studioState'
import { usePart } from '../usePart'

/** Tells the studio what this account may change of the site, and its languages. Until that is known, the server has the word alone. */
export function usePermissions(studio: Studio): void {
  const { of } = usePart(siteVersionsOf)
  useEffect(() => {
    const { clientCode } = studio.store.getState().draft
    of(clientCode)
      .state()
      .then(
        ({ may, languages }) => {
          studio.permit(may)
          studio.offers(languages)
        },
        () => undefined,
      )
  }, [studio, of])
}
