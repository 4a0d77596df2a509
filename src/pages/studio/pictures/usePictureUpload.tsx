import { type ReactNode, useState } from 'react'
import type { Studio } from '../../../data/studio/studio.types'
import type { PictureFormat } from '../../../schemas/sitePictures/pictureCrop'
import { createPictureName, getPictureReplacementEdits } from '../../../schemas/sitePictures/pictureUses'
import { studioPictureTexts as texts } from '../../../texts/admin/studio.texts'
import type { RenderedPicture } from './drawPicture'
import { type OpenedPicture, openPicture } from './openPicture'
import { PictureModal } from './PictureModal'

/** Types of files that the device's file picker offers. */
export const acceptedPictures = 'image/png,image/jpeg,image/webp,image/gif,image/svg+xml,.ico'

interface UploadOptions {
  format: PictureFormat
  /** True if the target determines the format and the user cannot choose. */
  isFormatFixed?: boolean
  /** Name of the file that the picture replaces wherever it is used. */
  replacedName?: string
  /** Called with the name under which the picture was stored. */
  onSaved?: (name: string) => void
}

interface PictureUpload {
  /** Opens a file from the user's device; a dialog then asks for its crop and format. */
  open: (file: File, options: UploadOptions) => Promise<void>
  /** The dialog while it is open; the caller must render it. */
  dialog: ReactNode
  /** Message that the picture was stored, or the reason why it was not; null if there is no message. */
  message: { type: 'success' | 'error'; text: string } | null
}

/**
 * Adds pictures to the draft, cropped and downscaled if their file type allows it. A new picture gets a unique name; a
 * replacement with the same file extension keeps the name of the former picture.
 */
export function usePictureUpload(studio: Studio): PictureUpload {
  const [pending, setPending] = useState<{ picture: OpenedPicture; options: UploadOptions } | null>(null)
  const [message, setMessage] = useState<PictureUpload['message']>(null)
  const showError = (error: unknown) =>
    setMessage({ type: 'error', text: error instanceof Error ? error.message : String(error) })

  async function open(file: File, options: UploadOptions): Promise<void> {
    setMessage(null)
    try {
      setPending({ picture: await openPicture(file), options })
    } catch (error) {
      showError(error)
    }
  }

  async function addPicture(
    { picture, options }: NonNullable<typeof pending>,
    renderedPicture: RenderedPicture,
  ): Promise<void> {
    setPending(null)
    const { draft, rawConfig } = studio.store.getState()
    const { replacedName, onSaved } = options
    const hasSameExtension = replacedName?.toLowerCase().endsWith(`.${renderedPicture.extension}`)
    const name =
      replacedName && hasSameExtension
        ? replacedName
        : createPictureName(picture.file.name, renderedPicture.extension, Object.keys(draft.files))
    try {
      await studio.addFile(
        name,
        renderedPicture.blob,
        replacedName ? texts.replaced(replacedName) : texts.added(name),
      )
    } catch (error) {
      return showError(new Error(texts.failed(error instanceof Error ? error.message : String(error))))
    }
    if (replacedName && replacedName !== name) {
      const edits = getPictureReplacementEdits(rawConfig, replacedName, name)
      if (edits.length > 0) studio.edit(edits, texts.replaced(replacedName))
      studio.removeFile(replacedName, texts.removed(replacedName))
    }
    setMessage({ type: 'success', text: replacedName ? texts.replaced(replacedName) : texts.added(name) })
    onSaved?.(name)
  }

  const dialog = pending ? (
    <PictureModal
      picture={pending.picture}
      format={pending.options.format}
      isFormatFixed={pending.options.isFormatFixed ?? false}
      onUse={(renderedPicture) => void addPicture(pending, renderedPicture)}
      onClose={() => setPending(null)}
    />
  ) : null
  return { open, dialog, message }
}
