import { ArrowRight, Check, Circle, CircleDot } from 'lucide-react'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { createFirstStepsApi } from '../../data/accounts/accounts.api'
import { useStoreValue } from '../../data/react/useStoreValue'
import { getAccountRole } from '../../data/session/sessionMachine'
import { canAccess } from '../../schemas/accounts/accountRoles'
import { type FirstStepName, firstStepNames } from '../../schemas/accounts/firstSteps.types'
import { firstStepsTexts as texts } from '../../texts/admin/firstSteps.texts'
import { Button } from '../../widgets/shared/Button'
import { paths } from '../routing/paths'
import { getStudioUrl } from '../routing/siteAddress'
import { useScreen } from '../shared/browser/useScreen'
import { useSite, useSiteService } from '../shared/site/SiteContext'

import './FirstStepList.css'

/**
 * Where the user completes each step. `isSeparateDocument` is true for links that have to load a new
 * document: the studio is not part of the site, and the vacancy editor needs its own frame policy.
 */
const places: Record<FirstStepName, { href: string; isSeparateDocument?: boolean }> = {
  logo: { href: getStudioUrl(), isSeparateDocument: true },
  colours: { href: getStudioUrl(), isSeparateDocument: true },
  vacancy: { href: paths.vacancies.href(), isSeparateDocument: true },
  form: { href: paths.settings.href('form') },
  privacy: { href: paths.settings.href() },
  site: { href: getStudioUrl(), isSeparateDocument: true },
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
  const [next] = remaining
  if (next === undefined) return null
  const dismiss = () =>
    firstSteps.dismiss().then(
      () => setRemaining([]),
      () => notifications.notify({ id: 'first-steps', type: 'error', title: '', message: texts.failed }),
    )
  const steps = firstStepNames.map((name) => (
    <li
      key={name}
      className="fy-first-steps__step fy-icons-l fy-row fy-gap-2"
      aria-current={name === next ? 'step' : undefined}
    >
      <FirstStep name={name} state={name === next ? 'next' : remaining.includes(name) ? 'open' : 'done'} />
    </li>
  ))
  const list = <ol className="fy-first-steps__list fy-grid fy-plain-list">{steps}</ol>
  return (
    <section className="fy-first-steps fy-card fy-stack fy-gap-3" aria-labelledby={heading}>
      <div className="fy-cluster fy-between fy-gap-3">
        <div>
          <h2 id={heading} className="fy-large">
            {texts.title}
          </h2>
          <p className="fy-note">
            {texts.progress(firstStepNames.length - remaining.length, firstStepNames.length)}
          </p>
        </div>
        <Link
          className="fy-first-steps__next fy-button fy-button--primary"
          to={places[next].href}
          reloadDocument={places[next].isSeparateDocument === true}
        >
          {texts.steps[next]}
          <ArrowRight aria-hidden="true" />
        </Link>
      </div>
      {/* On a narrow screen the steps would fill the screen above the page's content. */}
      {isNarrow ? (
        <details>
          <summary>{texts.allSteps}</summary>
          {list}
        </details>
      ) : (
        list
      )}
      <div>
        <Button size="small" onClick={() => void dismiss()}>
          {texts.hide}
        </Button>
      </div>
    </section>
  )
}

interface FirstStepProps {
  name: FirstStepName
  /** 'next' for the step that the button above the list leads to. */
  state: 'done' | 'next' | 'open'
}

function FirstStep({ name, state }: FirstStepProps): ReactNode {
  const { href, isSeparateDocument = false } = places[name]
  if (state === 'done')
    return (
      <>
        <Check aria-hidden="true" />
        <span className="fy-note">
          {texts.steps[name]} <span className="fy-visually-hidden">{texts.done}</span>
        </span>
      </>
    )
  if (state === 'next')
    return (
      <>
        <CircleDot aria-hidden="true" />
        <strong>{texts.steps[name]}</strong>
      </>
    )
  return (
    <>
      <Circle aria-hidden="true" />
      <Link to={href} reloadDocument={isSeparateDocument}>
        {texts.steps[name]}
      </Link>
    </>
  )
}
