import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ConnectionsApi } from '../../data/accounts/connections.api'
import type { LoadedResource } from '../../data/react/useResource'
import { buildFramesForm } from '../../schemas/connections/connections.forms'
import type { SitePlacement } from '../../schemas/connections/connections.types'
import { placementTexts as texts } from '../../texts/admin/connections.texts'
import { CopyButton } from '../shared/download/CopyButton'
import { ConnectionCard, SettingForm } from './card/ConnectionCard'

const form = buildFramesForm()

interface PlacementCardProps {
  api: ConnectionsApi
  resource: LoadedResource<SitePlacement>
  /** Origin of the client's site, without a trailing slash. */
  origin: string
}

/** How to embed the site in other pages: the snippet, an example page, the permitted origins and related settings. */
export function PlacementCard({ api, origin, resource }: PlacementCardProps): ReactNode {
  const snippet = getSnippet(origin)
  const save = async (frames: string) => {
    await api.setFrameAncestors(frames)
    return { id: `frames ${frames}`, message: texts.saved }
  }
  return (
    <ConnectionCard title={texts.title} note={texts.note} resource={resource}>
      {(placement) => (
        <>
          <textarea
            className="fy-connections__json fy-fill fy-inset-3 fy-box"
            aria-label={texts.embedCode}
            readOnly
            rows={4}
            value={snippet}
          />
          <div className="fy-cluster fy-gap-3">
            <CopyButton text={snippet} name={texts.embedCode} />
            <a
              className="fy-button fy-button--small"
              href={`${origin}/embed/sample`}
              target="_blank"
              rel="noreferrer"
            >
              <ExternalLink aria-hidden="true" />
              {texts.sample}
              <span className="fy-visually-hidden"> {texts.newTab}</span>
            </a>
          </div>
          <SettingForm
            form={form}
            name="frames"
            value={placement.frameAncestors.join(' ')}
            save={save}
            reload={resource.reload}
          />
          <PlacementFacts {...placement} />
        </>
      )}
    </ConnectionCard>
  )
}

/** The snippet, identical to the one in docs/embedding.md. */
function getSnippet(origin: string): string {
  return `<div data-foyer="${origin}"><a href="${origin}">${texts.linkText}</a></div>
<script async src="${origin}/embed.js"></script>`
}

/** Related settings of the site, which are edited in other places. */
export function PlacementFacts(placement: SitePlacement): ReactNode {
  const { domains, advertiserId, marketplace, retainMonths, retainDays } = placement
  const facts: [string, string][] = [
    [texts.facts.domains, domains.join(', ') || texts.noDomains],
    [
      texts.facts.marketplace,
      advertiserId === null ? texts.noAdvertiser : texts.advertiser(advertiserId, marketplace),
    ],
    [texts.facts.months, texts.months(retainMonths)],
    ...(retainDays === null ? [] : [[texts.facts.days, texts.days(retainDays)] as [string, string]]),
  ]
  return (
    <section>
      <h3>{texts.factsTitle}</h3>
      <dl className="fy-connections__pairs fy-stack fy-gap-1 fy-small fy-connections__pairs--wide">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
