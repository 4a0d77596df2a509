import { Copy } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { connectionsTexts as texts } from '../../../texts/admin/connections.texts'
import { Button } from '../../../widgets/shared/Button'
import './CopyButton.css'

/** Returns a function that copies a text to the clipboard, and its result for a status element. */
export function useCopy(text: string, messages: { copied: string; notCopied: string }): [() => void, string] {
  const [status, setStatus] = useState('')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setStatus(messages.copied)
    } catch {
      setStatus(messages.notCopied)
    }
  }
  return [() => void copy(), status]
}

/** Button that copies a text to the clipboard and announces the result. @param name describes the text */
export function CopyButton({ text, name }: { text: string; name: string }): ReactNode {
  const [copy, status] = useCopy(text, texts)
  return (
    <span className="fy-copy fy-gap-2-3 fy-middle fy-small">
      <Button size="small" aria-label={texts.copyLabel(name)} onClick={copy}>
        <Copy aria-hidden="true" />
        {texts.copy}
      </Button>
      <span role="status">{status}</span>
    </span>
  )
}
