import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { createHeldLinks } from '../../data/accounts/people.store'
import { toApiError } from '../../data/http/apiError'
import type { OpenedLink } from '../../schemas/accounts/people.types'
import { joinTexts as texts } from '../../texts/admin/people.texts'
import { paths } from '../routing/paths'
import { Skeleton } from '../shared/feedback/Skeleton'
import { PageHeading } from '../shared/pageHeader/PageHeading'
import { useSiteService } from '../shared/site/useSiteService'
import { JoinForm } from './JoinForm'
import '../signIn/LoginFormBlock.css'

type LinkState = OpenedLink | 'opening' | keyof typeof refusals

const refusals = {
  unknown: [texts.unknown, texts.unknownText],
  used: [texts.used, texts.usedText],
  outdated: [texts.outdated, texts.outdatedText],
  failed: [texts.failed, texts.failedText],
} as const

/** Page for an invitation or password reset link [SS-13]. The URL fragment holds its token. */
export function JoinBlock(): ReactNode {
  const links = useSiteService(createHeldLinks)
  const token = useLocation().hash.slice(1)
  const [openedLink, setOpened] = useState<LinkState>('opening')
  const open = useCallback(
    () => (token === '' ? Promise.resolve('unknown' as const) : links.open(token).catch(getRefusalReason)),
    [links, token],
  )
  useEffect(() => {
    let isCurrent = true
    void open().then((found) => isCurrent && setOpened(found))
    return () => {
      isCurrent = false
    }
  }, [open])
  if (openedLink === 'opening') return <Skeleton card lines={6} headed />
  if (typeof openedLink === 'object')
    return <JoinForm token={token} link={openedLink} onRefused={setOpened} />
  const [title, text] = refusals[openedLink]
  return (
    <section className="fy-login fy-card">
      <PageHeading note={text}>{title}</PageHeading>
      {openedLink === 'failed' ? (
        <button type="button" className="fy-button" onClick={() => void open().then(setOpened)}>
          {texts.tryAgain}
        </button>
      ) : null}
      <Link to={paths.login.href()}>{texts.toLogin}</Link>
    </section>
  )
}

function getRefusalReason(error: unknown): keyof typeof refusals {
  const { status, isUsedLink } = toApiError(error)
  if (status === 410) return isUsedLink ? 'used' : 'outdated'
  return status === 404 || status === 422 ? 'unknown' : 'failed'
}
