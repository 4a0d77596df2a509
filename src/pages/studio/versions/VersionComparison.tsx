import { type ReactNode, useId, useState } from 'react'
import type { SiteVersionsApi } from '../../../data/studio/siteVersions.api'
import type { SiteVersion } from '../../../schemas/site/siteVersion'
import { studioVersionTexts as texts } from '../../../texts/admin/siteVersions.texts'
import { Button } from '../../../widgets/shared/Button'
import { ChangeLines } from './PublishModal'

interface VersionComparisonProps {
  versions: readonly SiteVersion[]
  api: SiteVersionsApi
}

/** Compares any version with any other version or the draft. */
export function VersionComparison({ versions, api }: VersionComparisonProps): ReactNode {
  const [baseNumber, setBaseNumber] = useState(versions[0]?.number ?? 1)
  const [target, setTarget] = useState<number | 'draft'>('draft')
  const [comparison, setComparison] = useState<string[] | 'failed' | null>(null)
  const id = useId()
  const options = versions.map(({ number }) => (
    <option key={number} value={number}>
      {texts.version(number)}
    </option>
  ))
  const compare = () =>
    api.compareVersions(baseNumber, target).then(
      (changes) => setComparison(changes),
      () => setComparison('failed'),
    )
  return (
    <fieldset className="fy-site-versions__compare fy-stack fy-gap-1">
      <legend>{texts.compare}</legend>
      <label htmlFor={`${id}from`}>{texts.fromLabel}</label>
      <select
        id={`${id}from`}
        className="fy-input"
        value={baseNumber}
        onChange={(event) => setBaseNumber(Number(event.target.value))}
      >
        {options}
      </select>
      <label htmlFor={`${id}to`}>{texts.toLabel}</label>
      <select
        id={`${id}to`}
        className="fy-input"
        value={target}
        onChange={(event) => setTarget(event.target.value === 'draft' ? 'draft' : Number(event.target.value))}
      >
        <option value="draft">{texts.draft}</option>
        {options}
      </select>
      <Button size="small" onClick={() => void compare()}>
        {texts.compare}
      </Button>
      <div role="status">
        {comparison === 'failed' ? <p>{texts.didNotWork}</p> : null}
        {Array.isArray(comparison) && comparison.length === 0 ? <p>{texts.noDifference}</p> : null}
        {Array.isArray(comparison) && comparison.length > 0 ? <ChangeLines changes={comparison} /> : null}
      </div>
    </fieldset>
  )
}
