import { type ReactNode, useEffect } from 'react'
import { walkTexts } from '../../../texts/walk'
import { lazyPart, useLazyPart } from '../../../widgets/lazyPart'
import { Skeleton } from '../../parts/Skeleton'

/** All answers before they are sent: of use only at the end, and only where the client wants it. */
export const checkPart = lazyPart(async () => (await import('./CheckAnswers')).CheckAnswers)

/** The heading is there at once: it gets the focus of who comes here. */
export function LateCheckAnswers(): ReactNode {
  const CheckAnswers = useLazyPart(checkPart)
  useEffect(() => checkPart.approach(), [])
  return (
    <>
      <h2 className="fy-walk__title" tabIndex={-1}>
        {walkTexts.checkTitle}
      </h2>
      {CheckAnswers && CheckAnswers !== 'failed' ? <CheckAnswers /> : <Skeleton lines={8} />}
    </>
  )
}
