import { type ReactNode, useRef } from 'react'
import { Button, type ButtonProps } from '../../../widgets/shared/Button'

interface FileButtonProps extends Omit<ButtonProps, 'onClick'> {
  /** Accessible name of the file input, and the button's label unless it has children. */
  name: string
  /** Accepted types, as in the attribute of a file input. */
  accept: string
  isBusy?: boolean
  onFile: (file: File) => void
}

/** Button that opens the device's file picker. */
export function FileButton(props: FileButtonProps): ReactNode {
  const { name, accept, isBusy = false, onFile, children = name, ...rest } = props
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button {...rest} aria-disabled={isBusy || undefined} onClick={() => !isBusy && input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
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
