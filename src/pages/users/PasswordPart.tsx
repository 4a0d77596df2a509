import { type ReactNode, useState } from 'react'
import { createUsers } from '../../data/accounts/users.store'
import type { UserAccount } from '../../schemas/accounts/userAccount'
import { usersTexts as texts } from '../../texts/admin/users.texts'
import { ReauthenticationModal } from '../accountSecurity/ReauthenticationModal'
import { LinkModal, type ShownLink } from '../people/LinkModal'
import { siteAddress } from '../routing/siteAddress'
import { useClientClock } from '../shared/dateTime/useClientClock'
import { useSiteService } from '../shared/site/useSiteService'

/** Creates a password reset link for an account's sign-in, for the SuperUser to pass on [SS-13]. */
export function PasswordPart({ user }: { user: UserAccount }): ReactNode {
  const { moment } = useClientClock()
  const users = useSiteService(createUsers)
  const [asks, setAsks] = useState(false)
  const [newLink, setNewLink] = useState<ShownLink | null>(null)
  const makeLink = async (currentPassword: string) => {
    const { token, expiresAt } = await users.passwordLink(user.id, currentPassword)
    const text = texts.passwordLinkMade(user.username, moment(expiresAt))
    setAsks(false)
    setNewLink({ token, text, origin: siteAddress(user.clientCode, window.location).slice(0, -1) })
  }
  return (
    <section className="fy-user-form__part fy-card" aria-labelledby="account-password">
      <h2 id="account-password">{texts.password}</h2>
      <p className="fy-user-form__note">{texts.passwordText}</p>
      <button type="button" className="fy-button" onClick={() => setAsks(true)}>
        {texts.passwordLink}
      </button>
      {asks ? (
        <ReauthenticationModal
          title={texts.passwordLinkOf(user.company)}
          text={texts.passwordText}
          action={texts.passwordLink}
          asks="password"
          onConfirmed={({ currentPassword }) => makeLink(currentPassword)}
          onClose={() => setAsks(false)}
        />
      ) : null}
      {newLink ? <LinkModal {...newLink} onClose={() => setNewLink(null)} /> : null}
    </section>
  )
}
