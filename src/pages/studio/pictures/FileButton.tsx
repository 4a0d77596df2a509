import { type ReactNode, useRef } from 'react'
import { Button } from '../../../widgets/shared/Button'

interface FileButtonProps {
  label: string
  /** Accessible name, if a page has several of these buttons; defaults to the label. */
  name?: string
  onFile: (file: File) => void
}

/** Button that opens the device's file picker for pictures. */
export function FileButton({ label, name = label, onFile }: FileButtonProps): ReactNode {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button size="small" aria-label={name} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg,image/webp,image/gif,image/svg+xml,.ico"
        hidden
        tabIndex={-1}
        aria-label={name}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // Clear the input, so that choosing the same file again fires a change event.
          target.value = ''
          if (file) onFile(file)
        }}
      />
    </>
  )
}
