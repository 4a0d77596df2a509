import { Button } from '../../widgets/shared/Button'
import { FormModal } from '../shared/dialog/FormModal'
import './AccountSecurityCard.css'
import { KeyRound, LogOut } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useStoreValue } from '../../data/react/useStoreValue'
import { createActiveSessions } from '../../data/session/activeSessions.store'
import { createChangePasswordApi } from '../../data/session/session.api'
import type { ActiveSession } from '../../schemas/accountSecurity/accountSecurity.types'
import { buildPasswordForm } from '../../schemas/accountSecurity/buildPasswordForm'
import type { FormValues } from '../../schemas/fields/fieldValue'
import {
  accountSecurityTexts,
  activeSessionTexts,
  changePasswordTexts,
} from '../../texts/admin/accountSecurity.texts'
import { useClientClock } from '../shared/dateTime/useClientClock'
import { Notice } from '../shared/feedback/Notice'
import { toFieldErrors } from '../shared/feedback/toFieldErrors'
import { useSite, useSiteService } from '../shared/site/SiteContext'

import { EndSessionModal } from './NewDeviceNotice'
import { ReauthenticationModal } from './ReauthenticationModal'
import { TwoFactor } from './TwoFactor'

const headingId = 'sign-in'

/** Card with the security settings of the signed-in account. */
export function AccountSecurityCard(): ReactNode {
  return (
    <section className="fy-account-security fy-stack fy-inset fy-card" aria-labelledby={headingId}>
      <div className="fy-cluster fy-gap-3 fy-between">
        <div>
          <h2 id={headingId}>{accountSecurityTexts.title}</h2>
          <p className="fy-note">{accountSecurityTexts.note}</p>
        </div>
        <ChangePassword />
      </div>
      <TwoFactor />
      <ActiveSessionList />
    </section>
  )
}

/**
 * List of the user's active sessions, with a button to end each but the current one, and one to end all others [SS-09].
 */
function ActiveSessionList(): ReactNode {
  const { formatDateTime } = useClientClock()
  const activeSessions = useSiteService(createActiveSessions)
  const { status, value } = useStoreValue(activeSessions.store, (state) => state)
  const sessions = value?.sessions ?? []
  const [sessionToEnd, setSessionToEnd] = useState<ActiveSession | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    void activeSessions.load()
  }, [activeSessions])
  const close = () => {
    setSessionToEnd(null)
    // The button that opened the modal may be gone together with its session.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) heading.current?.focus()
    })
  }
  return (
    <div className="fy-stack fy-gap-3">
      <h3 ref={heading} tabIndex={-1}>
        {activeSessionTexts.title}
      </h3>
      {status === 'failed' ? (
        <Notice type="error">
          {activeSessionTexts.failed}
          <Button size="small" onClick={() => void activeSessions.load()}>
            {activeSessionTexts.tryAgain}
          </Button>
        </Notice>
      ) : null}
      <ul className="fy-stack fy-plain-list">
        {sessions.map((session) => (
          <li key={session.id} className="fy-active-sessions__item fy-cluster fy-gap-2-4 fy-between">
            <SessionFacts {...session} />
            {session.isThis ? null : (
              <Button
                size="small"
                aria-label={activeSessionTexts.endSession(
                  session.device ?? activeSessionTexts.unknownDevice,
                  formatDateTime(session.begun),
                )}
                onClick={() => setSessionToEnd(session)}
              >
                {activeSessionTexts.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 ? (
        <div>
          <EndOtherSessionsButton />
        </div>
      ) : null}
      {sessionToEnd ? <EndSessionModal session={sessionToEnd} onClose={close} /> : null}
    </div>
  )
}

function SessionFacts({ device, address, begun, lastUsed, isThis }: ActiveSession): ReactNode {
  const { formatDateTime } = useClientClock()
  return (
    <div>
      <p>
        <strong>{device ?? activeSessionTexts.unknownDevice}</strong>
        {isThis ? (
          <span className="fy-active-sessions__this fy-badge">{activeSessionTexts.thisDevice}</span>
        ) : null}
      </p>
      <p className="fy-active-sessions__facts fy-wrap fy-note">
        <span>{activeSessionTexts.signedInAt(formatDateTime(begun))}</span>
        {isThis ? null : <span>{activeSessionTexts.lastUsed(formatDateTime(lastUsed))}</span>}
        {address ? <span>{activeSessionTexts.networkLabel(address)}</span> : null}
      </p>
    </div>
  )
}

/** Button that ends all other sessions of the user, after asking for the password [SS-09]. */
function EndOtherSessionsButton(): ReactNode {
  const { notifications } = useSite()
  const activeSessions = useSiteService(createActiveSessions)
  const [isConfirming, setConfirming] = useState(false)
  const endOtherSessions = async (currentPassword: string) => {
    await activeSessions.endOthers(currentPassword)
    notifications.notify({
      id: 'others-ended',
      type: 'success',
      title: '',
      message: activeSessionTexts.otherSessionsEnded,
    })
    setConfirming(false)
  }
  return (
    <>
      <Button onClick={() => setConfirming(true)}>
        <LogOut aria-hidden="true" />
        {activeSessionTexts.endOtherSessions}
      </Button>
      {isConfirming ? (
        <ReauthenticationModal
          title={activeSessionTexts.endOthersTitle}
          text={activeSessionTexts.endOthersText}
          action={activeSessionTexts.endOtherSessions}
          formKind="password"
          onConfirmed={({ currentPassword }) => endOtherSessions(currentPassword)}
          onClose={() => setConfirming(false)}
        />
      ) : null}
    </>
  )
}

const form = buildPasswordForm()

/**
 * Button with a dialog that changes the user's own password. The dialog asks for the current password; the
 * server validates the new one.
 */
function ChangePassword(): ReactNode {
  const { notifications } = useSite()
  const passwordApi = useSiteService(createChangePasswordApi)
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const change = async ({ currentPassword, newPassword }: FormValues) => {
    const error = await passwordApi.change({
      currentPassword: String(currentPassword),
      newPassword: String(newPassword),
    })
    if (error) return toFieldErrors(error, changePasswordTexts.failed)
    notifications.notify({
      id: 'password',
      type: 'success',
      title: changePasswordTexts.savedTitle,
      message: changePasswordTexts.saved,
    })
    close()
    return []
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <KeyRound aria-hidden="true" />
        {changePasswordTexts.title}
      </Button>
      {isOpen ? (
        <FormModal
          title={changePasswordTexts.title}
          onClose={close}
          form={form}
          onSubmit={change}
          submitLabel={changePasswordTexts.save}
        >
          <p>{changePasswordTexts.text}</p>
        </FormModal>
      ) : null}
    </>
  )
}
