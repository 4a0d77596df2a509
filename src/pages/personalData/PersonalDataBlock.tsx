import { Button } from '../../widgets/shared/Button'
import { useDownload } from '../shared/feedback/useAction'
import './PersonalDataBlock.css'
import { Download, Trash2, UserRoundX } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import { createPersonalDataApi } from '../../data/accounts/accounts.api'
import { getRefusalReason } from '../../data/http/apiError'
import { FormRenderer } from '../../renderer/form/FormRenderer'
import type { ErasureProof, PersonalDataReport } from '../../schemas/privacy/personalData.types'
import { buildPersonSearchForm } from '../../schemas/privacy/privacy.forms'
import { personalDataTexts as texts } from '../../texts/admin/personalData.texts'
import { paths } from '../routing/paths'
import { useClientClock } from '../shared/dateTime/useClientClock'
import { ConfirmNameModal } from '../shared/dialog/ConfirmNameModal'
import { EmptyState } from '../shared/feedback/EmptyState'
import { PageHeader } from '../shared/pageHeader/PageHeader'
import { useSite, useSiteService } from '../shared/site/SiteContext'

interface SearchResult extends PersonalDataReport {
  email: string
}

const form = buildPersonSearchForm()

/** All data that a client has of one person: search, export and erasure. */
export function PersonalDataBlock(): ReactNode {
  const { validators } = useSite()
  const personalData = useSiteService(createPersonalDataApi)
  const [searchResult, setSearchResult] = useState<SearchResult | null>(null)
  const findPerson = async (email: string) => {
    try {
      setSearchResult({ email, ...(await personalData.find(email)) })
      return []
    } catch (error) {
      return [{ path: '', message: getRefusalReason(error, texts.failed) }]
    }
  }
  const onErased = (proof: ErasureProof) => {
    if (searchResult)
      setSearchResult({
        ...searchResult,
        applications: [],
        alerts: 0,
        erasures: [proof, ...searchResult.erasures],
      })
  }
  return (
    <div className="fy-personal-data">
      <PageHeader title={texts.title} />
      <section className="fy-stack fy-gap-4 fy-inset fy-break fy-personal-data__search fy-card">
        <p className="fy-note">{texts.note}</p>
        <FormRenderer
          form={form}
          loadValidator={validators.load}
          submitLabel={texts.search}
          onSubmit={({ email }) => findPerson(String(email ?? '').trim())}
        />
      </section>
      <div role="status">
        {searchResult ? <PersonCard key={searchResult.email} {...searchResult} onErased={onErased} /> : null}
        {searchResult && searchResult.erasures.length > 0 ? (
          <ErasureProofs proofs={searchResult.erasures} />
        ) : null}
      </div>
    </div>
  )
}

/** Records of erasures with their dates, as proof for anyone who requests it. */
function ErasureProofs({ proofs }: { proofs: readonly ErasureProof[] }): ReactNode {
  const { formatDateTime } = useClientClock()
  return (
    <section className="fy-stack fy-gap-4 fy-inset fy-break fy-card">
      <h2>{texts.erased}</h2>
      <ul className="fy-personal-data__list fy-stack fy-plain-list fy-gap-3">
        {proofs.map(({ id, at, hash, applications, documents }) => (
          <li key={id}>
            {texts.erasureProof(id, formatDateTime(at))}
            <span>{texts.proofCounts(applications, documents)}</span>
            <span className="fy-personal-data__hash">{hash}</span>
          </li>
        ))}
      </ul>
      <p className="fy-note">{texts.proofNote}</p>
    </section>
  )
}

interface PersonCardProps extends Pick<PersonalDataReport, 'applications' | 'alerts'> {
  email: string
  onErased: (proof: ErasureProof) => void
}

/** A person's applications and job alerts, with buttons to export and erase everything. */
function PersonCard({ email, applications, alerts, onErased }: PersonCardProps): ReactNode {
  const { formatDateTime } = useClientClock()
  const { notifications } = useSite()
  const personalData = useSiteService(createPersonalDataApi)
  const [isConfirming, setConfirming] = useState(false)
  const { isBusy, download } = useDownload()
  const unsentCount = applications.filter(({ isUnsent }) => isUnsent).length
  const exportPerson = () =>
    download(() => personalData.exportData(email), texts.exportFile, texts.exportFailed)
  const erase = async () => {
    try {
      onErased(await personalData.erase(email))
    } catch (error) {
      const message = getRefusalReason(error, texts.eraseFailed)
      notifications.notify({ id: 'personal-data', type: 'error', title: '', message })
    }
    setConfirming(false)
  }
  if (applications.length === 0 && alerts === 0) {
    return (
      <section className="fy-card">
        <EmptyState icon={<UserRoundX />} title={texts.none} text={texts.noneText} />
      </section>
    )
  }
  return (
    <section className="fy-stack fy-gap-4 fy-inset fy-break fy-card">
      <h2>{texts.foundTitle(applications.length, email)}</h2>
      <ul className="fy-personal-data__list fy-stack fy-plain-list fy-gap-3">
        {applications.map(({ id, vacancyName, submittedDate, documents, isUnsent }) => (
          <li key={id}>
            <Link to={`${paths.viewApplications.href()}?id=${id}`}>{vacancyName}</Link>
            <span>
              {formatDateTime(submittedDate)} · {texts.documents(documents)}
              {isUnsent ? ` · ${texts.unsent}` : ''}
            </span>
          </li>
        ))}
      </ul>
      {alerts > 0 ? <p>{texts.alerts(alerts)}</p> : null}
      <div className="fy-wrap fy-gap-3">
        <Button aria-disabled={isBusy} onClick={() => void exportPerson()}>
          <Download aria-hidden="true" />
          {isBusy ? texts.exporting : texts.export}
        </Button>
      </div>
      <div className="fy-personal-data__erasure fy-grid fy-gap-3 fy-start">
        <p className="fy-note">{texts.eraseText}</p>
        <Button look="danger" onClick={() => setConfirming(true)}>
          <Trash2 aria-hidden="true" />
          {texts.erase}
        </Button>
      </div>
      {isConfirming ? (
        <ConfirmNameModal
          title={texts.confirmTitle(email)}
          text={unsentCount > 0 ? `${texts.unsentWaiting(unsentCount)} ${texts.eraseText}` : texts.eraseText}
          label={texts.confirmLabel(email)}
          action={texts.erase}
          name={email}
          onConfirm={erase}
          onClose={() => setConfirming(false)}
        />
      ) : null}
    </section>
  )
}
