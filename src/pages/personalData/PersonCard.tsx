import { Download, Trash2, UserRoundX } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import { createPersonalData } from '../../data/accounts/personalData.api'
import { refusalReason } from '../../data/http/refusalReason'
import type { ErasureProof, PersonalDataReport } from '../../schemas/privacy/personalData.types'
import { personalDataTexts as texts } from '../../texts/admin/personalData.texts'
import { paths } from '../routing/paths'
import { useClientClock } from '../shared/dateTime/useClientClock'
import { ConfirmNameModal } from '../shared/dialog/ConfirmNameModal'
import { saveFile } from '../shared/download/saveFile'
import { EmptyState } from '../shared/feedback/EmptyState'
import { useSite } from '../shared/site/SiteContext'
import { useSiteService } from '../shared/site/useSiteService'

interface PersonCardProps extends Pick<PersonalDataReport, 'applications' | 'alerts'> {
  email: string
  onErased: (proof: ErasureProof) => void
}

/** A person's applications, with the actions on all of them. */
export function PersonCard({ email, applications, alerts, onErased }: PersonCardProps): ReactNode {
  const { moment } = useClientClock()
  const { notifications } = useSite()
  const personalData = useSiteService(createPersonalData)
  const [asks, setAsks] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const unsent = applications.filter(({ isUnsent }) => isUnsent).length
  const fail = (message: string) =>
    notifications.notify({ id: 'personal-data', type: 'error', title: '', message })
  const take = async () => {
    if (isBusy) return
    setBusy(true)
    await personalData
      .exported(email)
      .then((file) => saveFile(file, texts.exportFile))
      .catch((error: unknown) => fail(refusalReason(error, texts.exportFailed)))
    setBusy(false)
  }
  const erase = async () => {
    try {
      onErased(await personalData.erase(email))
    } catch (error) {
      fail(refusalReason(error, texts.eraseFailed))
    }
    setAsks(false)
  }
  if (applications.length === 0 && alerts === 0) {
    return (
      <section className="fy-card">
        <EmptyState icon={<UserRoundX />} title={texts.none} text={texts.noneText} />
      </section>
    )
  }
  return (
    <section className="fy-personal-data__part fy-card">
      <h2>{texts.found(applications.length, email)}</h2>
      <ul className="fy-personal-data__list">
        {applications.map(({ id, vacancyName, submittedDate, documents, isUnsent }) => (
          <li key={id}>
            <Link to={`${paths.viewApplications.href()}?id=${id}`}>{vacancyName}</Link>
            <span>
              {moment(submittedDate)} · {texts.documents(documents)}
              {isUnsent ? ` · ${texts.unsent}` : ''}
            </span>
          </li>
        ))}
      </ul>
      {alerts > 0 ? <p>{texts.alerts(alerts)}</p> : null}
      <div className="fy-personal-data__actions">
        <button type="button" className="fy-button" aria-disabled={isBusy} onClick={() => void take()}>
          <Download aria-hidden="true" />
          {isBusy ? texts.exporting : texts.export}
        </button>
      </div>
      <div className="fy-personal-data__grave">
        <p className="fy-personal-data__note">{texts.eraseText}</p>
        <button type="button" className="fy-button fy-confirm-name__button" onClick={() => setAsks(true)}>
          <Trash2 aria-hidden="true" />
          {texts.erase}
        </button>
      </div>
      {asks ? (
        <ConfirmNameModal
          title={texts.confirmTitle(email)}
          text={unsent > 0 ? `${texts.waits(unsent)} ${texts.eraseText}` : texts.eraseText}
          label={texts.confirmLabel(email)}
          action={texts.erase}
          name={email}
          onConfirm={erase}
          onClose={() => setAsks(false)}
        />
      ) : null}
    </section>
  )
}
