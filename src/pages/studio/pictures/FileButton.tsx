import { type ReactNode, useRef } from 'react'

interface FileButtonProps {
  label: string
  /** Said instead where several stand on one page. */
  name?: string
  onFile: (file: File) => void
}

/** A button that asks for a picture of this device. */
export function FileButton({ label, name = label, onFile }: FileButtonProps): ReactNode {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <button
        type="button"
        className="fy-button fy-button--small"
        aria-label={name}
        onClick={() => input.current?.click()}
      >
        {label}
      </button>
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg,image/webp,image/gif,image/svg+xml,.ico"
        hidden
        tabIndex={-1}
        aria-label={name}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // The same file may be chosen again.
          target.value = ''
          if (file) onFile(file)
        }}
      />
    </>
  )
}
