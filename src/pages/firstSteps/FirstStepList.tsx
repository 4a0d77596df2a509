import { ArrowRight } from 'lucide-react'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { createFirstStepsApi } from '../../data/accounts/accounts.api'
import { useStoreValue } from '../../data/react/useStoreValue'
import { getAccountRole } from '../../data/session/sessionMachine'
import { canAccess } from '../../schemas/accounts/accountRoles'
import type { FirstStepName } from '../../schemas/accounts/firstSteps.types'
import { firstStepsTexts as texts } from '../../texts/admin/firstSteps.texts'
import { Button } from '../../widgets/shared/Button'
import { paths } from '../routing/paths'
import { getStudioUrl } from '../routing/siteAddress'
import { useScreen } from '../shared/browser/useScreen'
import { useSite } from '../shared/site/SiteContext'
import { useSiteService } from '../shared/site/useSiteService'
import './FirstStepList.css'

/**
 * Where the user completes each step. `isSeparate` marks pages that are separate documents, outside the site's router.
 */
const places: Record<FirstStepName, { href: string; isSeparate?: boolean }> = {
  logo: { href: getStudioUrl(), isSeparate: true },
  colours: { href: getStudioUrl(), isSeparate: true },
  vacancy: { href: paths.vacancies.href(), isSeparate: true },
  form: { href: paths.settings.href('form') },
  privacy: { href: paths.settings.href() },
  site: { href: getStudioUrl(), isSeparate: true },
  colleague: { href: paths.people.href() },
}

/** Checklist for a new client's owners, above their landing page until it is complete or dismissed [SS-14]. */
export function FirstStepList(): ReactNode {
  const { notifications, session } = useSite()
  const firstSteps = useSiteService(createFirstStepsApi)
  const accountRole = useStoreValue(session.store, getAccountRole)
  const isOwner = accountRole !== null && canAccess(accountRole, 'account')
  const [remaining, setRemaining] = useState<readonly FirstStepName[]>([])
  const isNarrow = useScreen() === 'narrow'
  const heading = useId()
  useEffect(() => {
    let isCurrent = true
    // If the request fails, the page shows no checklist.
    if (isOwner)
      firstSteps.listRemaining().then(
        (steps) => isCurrent && setRemaining(steps),
        () => undefined,
      )
    return () => {
      isCurrent = false
    }
  }, [firstSteps, isOwner])
  if (remaining.length === 0) return null
  const dismiss = () =>
    firstSteps.dismiss().then(
      () => setRemaining([]),
      () => notifications.notify({ id: 'first-steps', type: 'error', title: '', message: texts.failed }),
    )
  return (
    <section className="fy-first-steps fy-card" aria-labelledby={heading}>
      {/* On a narrow screen the steps would fill the screen above the page's content. */}
      <details open={!isNarrow}>
        <summary>
          <h2 id={heading}>{texts.title}</h2>
        </summary>
        <div className="fy-stack fy-gap-3">
          <p className="fy-note">{texts.note}</p>
          <ul className="fy-first-steps__list fy-grid fy-plain-list">
            {remaining.map((name) => (
              <li key={name}>
                <Link
                  className="fy-first-steps__link fy-icons-s fy-row fy-gap-2"
                  to={places[name].href}
                  reloadDocument={places[name].isSeparate === true}
                >
                  {texts.steps[name]}
                  <ArrowRight aria-hidden="true" />
                </Link>
              </li>
            ))}
          </ul>
          <div>
            <Button size="small" onClick={() => void dismiss()}>
              {texts.hide}
            </Button>
          </div>
        </div>
      </details>
    </section>
  )
}
