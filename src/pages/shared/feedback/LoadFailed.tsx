import { RotateCcw, WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { loadFailedTexts as texts } from '../../../texts/admin/changes.texts'
import { Button } from '../../../widgets/shared/Button'
import { EmptyState } from './EmptyState'

interface LoadFailedProps {
  title: string
  text?: string
  onTryAgain: () => void
}

/** Shown instead of content that could not be loaded, with a button that loads it again. */
export function LoadFailed({ title, text = texts.text, onTryAgain }: LoadFailedProps): ReactNode {
  return (
    <EmptyState icon={<WifiOff />} title={title} text={text}>
      <Button onClick={onTryAgain}>
        <RotateCcw aria-hidden="true" />
        {texts.tryAgain}
      </Button>
    </EmptyState>
  )
}
