import { Download } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { ApplicationQuery } from '../../../data/applications/applicationParams'
import { exportTexts as texts } from '../../../texts/admin/applications.texts'
import { Button } from '../../../widgets/shared/Button'

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
      <Button className="fy-button--compact" onClick={() => setOpen(true)}>
        <Download aria-hidden="true" />
        {texts.open}
      </Button>
      {isOpen ? (
        <Suspense>
          <ExportDialog query={query} count={count} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
