import { useCallback, useState } from 'react'
import type { ShownSite, StageFault, StageOrder } from '../../pages/studio/stageMessages'
import type { ClientConfig } from '../../schemas/clientConfig'
import { changedPaths } from './changedPaths'
import type { PreviewHistory } from './previewHistory'
import { report } from './stageReport'
import { standing } from './standing'

type Judge = Extract<StageOrder, { kind: 'judge' }>

interface Sites {
  /** What visitors have. */
  served: ClientConfig
  shown: ShownSite
}

interface Judging {
  /** A page that is judged has nothing over it. */
  isJudged: boolean
  /** Shows the pages that are asked for one after the other, and tells of each what not everybody can use. */
  judge: (order: Judge, sites: Sites) => Promise<void>
}

export function useJudging(history: PreviewHistory): Judging {
  const [isJudged, setJudged] = useState(false)
  const judge = useCallback(
    async ({ paths, isAll }: Judge, { served, shown }: Sites) => {
      setJudged(true)
      const wanted = isAll ? paths : changedPaths(paths, served, shown.config)
      const of = wanted.length
      const faults: StageFault[] = []
      report({ kind: 'judged', done: 0, of, faults })
      if (of === 0) return
      const { judgePage } = await import('./judgePage')
      for (const [at, path] of wanted.entries()) {
        history.show(path)
        await standing()
        faults.push(...(await judgePage(path, shown)))
        report({ kind: 'judged', done: at + 1, of, faults })
      }
    },
    [history],
  )
  return { isJudged, judge }
}
