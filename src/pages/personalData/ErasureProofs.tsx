import type { ReactNode } from 'react'
import type { ErasureProof } from '../../schemas/personalData'
import { personalDataTexts as texts } from '../../texts/personalData'
import { showMoment } from '../parts/showMoment'

/** That a person was erased, and when; to be shown to whoever asks for it. */
export function ErasureProofs({ proofs }: { proofs: readonly ErasureProof[] }): ReactNode {
  return (
    <section className="fy-personal-data__part fy-card">
      <h2>{texts.erased}</h2>
      <ul className="fy-personal-data__list">
        {proofs.map(({ id, at, hash, applications, documents }) => (
          <li key={id}>
            {texts.proof(id, showMoment(at))}
            <span>{texts.proofCounts(applications, documents)}</span>
            <span className="fy-personal-data__hash">{hash}</span>
          </li>
        ))}
      </ul>
      <p className="fy-personal-data__note">{texts.proofNote}</p>
    </section>
  )
}
