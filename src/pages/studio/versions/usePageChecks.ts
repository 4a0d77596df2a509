import { type RefObject, useRef, useState } from 'react'
import { createDraftStyles } from '../../../data/studio/draftStyles.api'
import type { Studio } from '../../../data/studio/studio.types'
import type { SiteFinding } from '../../../schemas/site/siteFinding'
import { studioVersionTexts as texts } from '../../../texts/admin/siteVersions.texts'
import { useSiteService } from '../../shared/site/useSiteService'
import { checkDraftPages } from './checkDraftPages'
import { convertFaults } from './convertFaults'

interface CheckedPages {
  /** Resolves with the findings that prevent publishing; null if the check failed for the first time. */
  check: (isAll: boolean) => Promise<SiteFinding[] | null>
  /** Progress in words; '' while no check runs. */
  progress: string
}

/** Checks the real pages of a draft, rendered in `container`, before they are published. */
export function usePageChecks(studio: Studio, container: RefObject<HTMLElement | null>): CheckedPages {
  const { load } = useSiteService(createDraftStyles)
  const [progress, setProgress] = useState('')
  const hasFailed = useRef(false)
  const check = async (isAll: boolean) => {
    const { draft, raw } = studio.store.getState()
    const styles = draft.files['styles.min.css']
    const css = styles ? await load(draft.clientCode, styles.hash, 'styles.min.css') : ''
    if (!container.current || hasFailed.current) return []
    try {
      const onProgress = (done: number, total: number) =>
        setProgress(total > 0 ? texts.judging(done, total) : '')
      const faults = await checkDraftPages({
        studio,
        css,
        includesUnchanged: isAll,
        container: container.current,
        onProgress,
      })
      return convertFaults(faults, draft, raw).filter(({ severity }) => severity === 'error')
    } catch {
      hasFailed.current = true
      return null
    } finally {
      setProgress('')
    }
  }
  return { check, progress }
}
