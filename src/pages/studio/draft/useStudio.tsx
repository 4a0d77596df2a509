import { createContext, type ReactNode, use, useEffect, useState } from 'react'
import { useStoreValue } from '../../../data/react/useStoreValue'
import { createDraftStylesApi } from '../../../data/studio/studio.api'
import type { Studio } from '../../../data/studio/studio.types'
import type { SitePermissions } from '../../../schemas/site/siteVersion'
import type { SiteChange } from '../../../schemas/siteEditing/siteChange'
import { siteRefusals } from '../../../texts/admin/siteVersions.texts'
import { studioPanelTexts as texts } from '../../../texts/admin/studio.texts'
import { Notice } from '../../shared/feedback/Notice'
import { useSiteService } from '../../shared/site/SiteContext'

/**
 * Returns the text of a draft file; '' if it does not exist or could not be loaded. While a text loads, returns the
 * previous one, at first ''.
 */
export function useDraftText(studio: Studio, name: string): string {
  const { load } = useSiteService(createDraftStylesApi)
  const code = useStoreValue(studio.store, ({ draft }) => draft.clientCode)
  const hash = useStoreValue(studio.store, ({ draft }) => draft.files[name]?.hash ?? null)
  const [text, setText] = useState('')
  useEffect(() => {
    if (hash === null) return setText('')
    let isDisposed = false
    void load(code, hash, name).then((loadedText) => {
      if (!isDisposed) setText(loadedText)
    })
    return () => {
      isDisposed = true
    }
  }, [load, code, hash, name])
  return text
}

interface PermissionGateProps {
  studio: Studio
  /** Any one of these permissions suffices; an empty list requires none. */
  requiredPermissions: readonly (keyof SitePermissions)[]
  children: ReactNode
}

/**
 * Renders its children if the account may change them. Otherwise disables them and adds a notice; the fieldset then
 * takes the focus itself, so that keys can scroll it.
 */
export function PermissionGate({ studio, requiredPermissions, children }: PermissionGateProps): ReactNode {
  const permissions = useStoreValue(studio.store, (state) => state.permissions)
  const [firstPermission] = requiredPermissions
  if (firstPermission === undefined || requiredPermissions.some((item) => permissions[item])) return children
  return (
    <fieldset
      className="fy-studio__fixed fy-stack fy-gap-3"
      aria-label={siteRefusals.notAllowed[firstPermission]}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: its disabled content takes no focus, and keys must be able to scroll it
      tabIndex={0}
    >
      <Notice type="info">
        <p>{siteRefusals.notAllowed[firstPermission]}</p>
      </Notice>
      <fieldset className="fy-studio__fixed-part" disabled>
        {children}
      </fieldset>
    </fieldset>
  )
}

/** Opens a location in config.json: its page, its properties or its panel; null outside the studio. */
export const PlaceOpener = createContext<((place: string) => void) | null>(null)

/** The studio that a form's fields belong to; provides its pages and pictures. */
export const StudioContext = createContext<Studio | null>(null)

export function useStudio(): Studio {
  const studio = use(StudioContext)
  if (!studio) throw new Error('StudioContext has no value: render this inside the studio.')
  return studio
}

/** Shown instead of a panel if config.json cannot be parsed and so cannot be edited piece by piece. */
export function UnreadableNotice(): ReactNode {
  return <Notice type="error">{texts.notJson}</Notice>
}

/**
 * Applies a change to the site and selects the item that the change names, if any; does nothing if the change is null
 * or refused.
 */
export function applyChange(studio: Studio, change: SiteChange | null): void {
  if (!change || !studio.edit(change.edits, change.description)) return
  if (change.select !== undefined) studio.select(change.select)
}

/** Returns the draft's stylesheet; see `useDraftText`. */
export const useDraftStyles = (studio: Studio): string => useDraftText(studio, 'styles.min.css')

/** Returns a value after it has been stable for `delayMs` milliseconds; the initial value immediately. */
export function useDebouncedValue<Value>(value: Value, delayMs: number): Value {
  const [debouncedValue, setDebouncedValue] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebouncedValue(() => value), delayMs)
    return () => clearTimeout(timer)
  }, [value, delayMs])
  return debouncedValue
}
