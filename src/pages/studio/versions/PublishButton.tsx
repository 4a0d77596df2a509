import { Rocket } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { Studio } from '../../../data/studio/studioState'
import { studioVersionTexts as texts } from '../../../texts/studioVersions'

const PublishModal = lazy(async () => ({ default: (await import('./PublishModal')).PublishModal }))

/** Opens the publication of what is drafted. */
export function PublishButton({ studio }: { studio: Studio }): ReactNode {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="fy-button fy-button--primary" onClick={() => setOpen(true)}>
        <Rocket aria-hidden="true" />
        {texts.publish}
      </button>
      {isOpen ? (
        <Suspense fallback={null}>
          <PublishModal studio={studio} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
