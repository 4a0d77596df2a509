import { RotateCcw, WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../../widgets/shared/Button'
import { EmptyState } from './EmptyState'

interface LoadFailedProps {
  texts: { failed: string; failedText: string; tryAgain: string }
  onTryAgain: () => void
}

/** Shown instead of content that could not be loaded, with a button that loads it again. */
export function LoadFailed({ texts, onTryAgain }: LoadFailedProps): ReactNode {
  return (
    <EmptyState icon={<WifiOff />} title={texts.failed} text={texts.failedText}>
      <Button onClick={onTryAgain}>
        <RotateCcw aria-hidden="true" />
        {texts.tryAgain}
      </Button>
    </EmptyState>
  )
}
