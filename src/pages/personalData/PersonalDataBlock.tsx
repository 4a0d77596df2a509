import { type ReactNode, useState } from 'react'
import { createPersonalData } from '../../data/accounts/personalData.api'
import { refusalReason } from '../../data/http/refusalReason'
import { FormRenderer } from '../../renderer/form/FormRenderer'
import { buildPersonForm } from '../../schemas/privacy/buildPersonForm'
import type { ErasureProof, PersonalDataReport } from '../../schemas/privacy/personalData.types'
import { personalDataTexts as texts } from '../../texts/admin/personalData.texts'
import { PageHeader } from '../shared/pageHeader/PageHeader'
import { useSite } from '../shared/site/SiteContext'
import { useSiteService } from '../shared/site/useSiteService'
import { PersonCard } from './PersonCard'
import './PersonalDataBlock.css'
import { useClientClock } from '../shared/dateTime/useClientClock'

interface SearchResult extends PersonalDataReport {
  email: string
}

const form = buildPersonForm()

/** All data that a client has of one person: search, export and erasure. */
export function PersonalDataBlock(): ReactNode {
  const { validators } = useSite()
  const personalData = useSiteService(createPersonalData)
  const [found, setFound] = useState<SearchResult | null>(null)
  const find = async (email: string) => {
    try {
      setFound({ email, ...(await personalData.find(email)) })
      return []
    } catch (error) {
      return [{ path: '', message: refusalReason(error, texts.failed) }]
    }
  }
  const onErased = (proof: ErasureProof) => {
    if (found) setFound({ ...found, applications: [], erasures: [proof, ...found.erasures] })
  }
  return (
    <div className="fy-personal-data">
      <PageHeader title={texts.title} note={texts.note} />
      <section className="fy-personal-data__part fy-personal-data__search fy-card">
        <FormRenderer
          form={form}
          loadValidator={validators.load}
          submitLabel={texts.find}
          onSubmit={({ email }) => find(String(email ?? '').trim())}
        />
      </section>
      <div role="status">
        {found ? <PersonCard key={found.email} {...found} onErased={onErased} /> : null}
        {found && found.erasures.length > 0 ? <ErasureProofs proofs={found.erasures} /> : null}
      </div>
    </div>
  )
}

/** Records of erasures with their dates, as proof for anyone who requests it. */
function ErasureProofs({ proofs }: { proofs: readonly ErasureProof[] }): ReactNode {
  const { moment } = useClientClock()
  return (
    <section className="fy-personal-data__part fy-card">
      <h2>{texts.erased}</h2>
      <ul className="fy-personal-data__list">
        {proofs.map(({ id, at, hash, applications, documents }) => (
          <li key={id}>
            {texts.proof(id, moment(at))}
            <span>{texts.proofCounts(applications, documents)}</span>
            <span className="fy-personal-data__hash">{hash}</span>
          </li>
        ))}
      </ul>
      <p className="fy-personal-data__note">{texts.proofNote}</p>
    </section>
  )
}
