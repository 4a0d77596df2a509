import { type ReactNode, useState } from 'react'
import { createPersonalData } from '../../data/personalData'
import { FormRenderer } from '../../renderer/form/FormRenderer'
import { buildPersonForm } from '../../schemas/forms/buildPersonForm'
import type { ErasureProof, PersonFound } from '../../schemas/personalData'
import { personalDataTexts as texts } from '../../texts/personalData'
import { NewDeviceNotice } from '../ownSignIn/NewDeviceNotice'
import { PageHeading } from '../parts/PageHeading'
import { ErasureProofs } from '../personalData/ErasureProofs'
import { PersonCard } from '../personalData/PersonCard'
import { useSite } from '../SiteContext'
import { usePart } from '../usePart'
import './PersonalDataBlock.css'

interface Found extends PersonFound {
  email: string
}

const form = buildPersonForm()

/** All that a client has of one person: found, given, erased. */
export function PersonalDataBlock(): ReactNode {
  const { validators } = useSite()
  const personalData = usePart(createPersonalData)
  const [found, setFound] = useState<Found | null>(null)
  const find = async (email: string) => {
    try {
      setFound({ email, ...(await personalData.find(email)) })
      return []
    } catch {
      return [{ path: '', message: texts.failed }]
    }
  }
  const onErased = (proof: ErasureProof) => {
    if (found) setFound({ ...found, applications: [], erasures: [proof, ...found.erasures] })
  }
  return (
    <div className="fy-personal-data">
      <NewDeviceNotice />
      <PageHeading note={texts.note}>{texts.title}</PageHeading>
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
