import { useCallback, useState } from 'react'
import type {
  AccessibilityFault,
  CanvasCommand,
  PreviewedSite,
} from '../../pages/studio/canvas/canvasMessages'
import type { ClientConfig } from '../../schemas/clientConfig/clientConfig'
import { report } from './canvasReport'
import { changedPaths } from './changedPaths'
import type { PreviewHistory } from './previewHistory'

type CheckCommand = Extract<CanvasCommand, { kind: 'check' }>

interface Sites {
  /** The published configuration. */
  servedConfig: ClientConfig
  site: PreviewedSite
}

interface AccessibilityChecks {
  /** True after a check has started: the selection layer is hidden, so that it is not checked. */
  isChecking: boolean
  /** Shows the requested pages one after another and reports the accessibility faults of each. */
  check: (order: CheckCommand, sites: Sites) => Promise<void>
}

export function useAccessibilityChecks(history: PreviewHistory): AccessibilityChecks {
  const [isChecking, setChecking] = useState(false)
  const check = useCallback(
    async ({ paths, includesUnchanged }: CheckCommand, { servedConfig, site }: Sites) => {
      setChecking(true)
      const pathsToCheck = includesUnchanged ? paths : changedPaths(paths, servedConfig, site.config)
      const pageCount = pathsToCheck.length
      const faults: AccessibilityFault[] = []
      report({ kind: 'checked', done: 0, total: pageCount, faults })
      if (pageCount === 0) return
      const { checkAccessibility } = await import('./checkAccessibility')
      for (const [index, path] of pathsToCheck.entries()) {
        history.show(path)
        await waitUntilSettled()
        faults.push(...(await checkAccessibility(path, site)))
        report({ kind: 'checked', done: index + 1, total: pageCount, faults })
      }
    },
    [history],
  )
  return { isChecking, check }
}

/** Milliseconds without a change after which a page counts as settled, and the maximum wait. */
const restMs = 120
const maxLength = 5000

/** Resolves when the page has stopped changing and shows no skeletons; finishes running animations. */
export async function waitUntilSettled(): Promise<void> {
  const deadline = Date.now() + maxLength
  do await waitForQuiet(deadline)
  while (Date.now() < deadline && document.querySelector('.fy-skeleton'))
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish()
  }
}

function waitForQuiet(deadline: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      changes.disconnect()
      resolve()
    }
    let timer = setTimeout(end, restMs)
    const changes = new MutationObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(end, Math.max(0, Math.min(restMs, deadline - Date.now())))
    })
    changes.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
  })
}
