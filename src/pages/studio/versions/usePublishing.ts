import { useEffect, useState } from 'react'
import { siteVersionsOf } from '../../../data/siteVersions'
import type { Studio } from '../../../data/studio/studioState'
import type { SiteFinding } from '../../../schemas/site/siteFinding'
import type { SiteState, SiteVersion } from '../../../schemas/site/siteVersion'
import { studioVersionTexts as texts } from '../../../texts/studioVersions'
import { usePart } from '../../usePart'

/** What the dialog knows of what would change; null while it is being found out. */
type Ahead = { serves: SiteState['serves']['source']; changes: string[] | null } | null

interface Publishing {
  ahead: Ahead
  busy: boolean
  /** What went wrong, in words. */
  trouble: string | null
  findings: SiteFinding[]
  published: SiteVersion | null
  forget: (finding: SiteFinding) => void
  publish: (note: string) => Promise<void>
}

/** One publication: the draft is saved first, then what would change is told, then it is asked for. */
export function usePublishing(studio: Studio): Publishing {
  const code = studio.store.getState().draft.clientCode
  const calls = usePart(siteVersionsOf)
  const [ahead, setAhead] = useState<Ahead>(null)
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  const [findings, setFindings] = useState<SiteFinding[]>([])
  const [published, setPublished] = useState<SiteVersion | null>(null)
  useEffect(() => {
    let isHere = true
    const look = async (): Promise<Ahead> => {
      await studio.save()
      const { serves } = await calls.of(code).state()
      const changes = serves.version === null ? [] : await calls.of(code).changes(serves.version, 'draft')
      return { serves: serves.source, changes }
    }
    look().then(
      (found) => isHere && setAhead(found),
      () => isHere && setAhead({ serves: 'version', changes: null }),
    )
    return () => {
      isHere = false
    }
  }, [studio, calls, code])
  const publish = async (note: string) => {
    setBusy(true)
    setTrouble(null)
    setFindings([])
    await studio.save()
    const { saved, draft } = studio.store.getState()
    if (saved !== 'saved') setTrouble(texts.notSaved)
    else {
      const answer = await calls
        .of(code)
        .publish(draft.revision, note)
        .catch(() => ({ outcome: 'failed' as const }))
      if (answer.outcome === 'published') setPublished(answer.version)
      else if (answer.outcome === 'faults') setFindings(answer.findings.filter(isError))
      else setTrouble(texts[answer.outcome])
    }
    setBusy(false)
  }
  const forget = (gone: SiteFinding) => setFindings((known) => known.filter((one) => one !== gone))
  return { ahead, busy, trouble, findings, published, forget, publish }
}

const isError = ({ severity }: SiteFinding) => severity === 'error'
