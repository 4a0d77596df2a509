import { Copy } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { connectionsTexts as texts } from '../../../texts/admin/connections.texts'
import { Button } from '../../../widgets/shared/Button'
import './CopyButton.css'

/** Copies a text to the clipboard and announces it. @param name describes the text */
export function CopyButton({ text, name }: { text: string; name: string }): ReactNode {
  const [status, setStatus] = useState('')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setStatus(texts.copied)
    } catch {
      setStatus(texts.notCopied)
    }
  }
  return (
    <span className="fy-copy fy-gap-2-3 fy-middle fy-small">
      <Button size="small" aria-label={texts.copyLabel(name)} onClick={() => void copy()}>
        <Copy aria-hidden="true" />
        {texts.copy}
      </Button>
      <span role="status">{status}</span>
    </span>
  )
}
