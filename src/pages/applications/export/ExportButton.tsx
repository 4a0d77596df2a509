import { Download } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { ApplicationQuery } from '../../../data/applications/applicationParams'
import { exportTexts as texts } from '../../../texts/admin/applications.texts'

/** Lazy, so that the form engine loads only when a user exports. */
const ExportDialog = lazy(async () => ({ default: (await import('./ExportDialog')).ExportDialog }))

interface ExportButtonProps {
  query: ApplicationQuery
  /** Number of applications in the list. */
  count: number
}

/**
 * Button that opens the dialog for exporting all applications that match the filters, in the current order.
 */
export function ExportButton({ query, count }: ExportButtonProps): ReactNode {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="fy-button fy-button--compact" onClick={() => setOpen(true)}>
        <Download aria-hidden="true" />
        {texts.open}
      </button>
      {isOpen ? (
        <Suspense>
          <ExportDialog query={query} count={count} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
