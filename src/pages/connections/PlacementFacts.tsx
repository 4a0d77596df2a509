import type { ReactNode } from 'react'
import type { SitePlacement } from '../../schemas/connections'
import { placementTexts as texts } from '../../texts/connections'

/** What is set for the site elsewhere, and where that is. */
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
      <dl className="fy-connections__pairs fy-connections__pairs--wide">
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
