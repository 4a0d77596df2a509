import { type ReactNode, useState } from 'react'
import type { Studio } from '../../../data/studio/studio.types'
import type { PictureFormat } from '../../../schemas/sitePictures/pictureCrop'
import { pictureName } from '../../../schemas/sitePictures/pictureNames'
import { replacePicture } from '../../../schemas/sitePictures/pictureUses'
import { studioPictureTexts as texts } from '../../../texts/admin/studio.texts'
import type { RenderedPicture } from './drawPicture'
import { type OpenedPicture, openPicture } from './openPicture'
import { PictureModal } from './PictureModal'

interface UploadOrder {
  format: PictureFormat
  /** True if the target determines the format and the user cannot choose. */
  isFixed?: boolean
  /** Name of the file that the picture replaces wherever it is used. */
  replaces?: string
  /** Called with the name under which the picture was stored. */
  onKept?: (name: string) => void
}

interface PictureUpload {
  /** Opens a file from the user's device; a dialog asks for the rest. */
  open: (file: File, order: UploadOrder) => Promise<void>
  /** The dialog while it is open; the caller must render it. */
  dialog: ReactNode
  /** Message that the picture was stored, or why not; null if there is none. */
  said: { type: 'success' | 'error'; text: string } | null
}

/** Adds pictures to the draft: cropped, downscaled and under a unique name. */
export function usePictureUpload(studio: Studio): PictureUpload {
  const [asked, setAsked] = useState<{ picture: OpenedPicture; order: UploadOrder } | null>(null)
  const [said, setSaid] = useState<PictureUpload['said']>(null)
  const fail = (error: unknown) =>
    setSaid({ type: 'error', text: error instanceof Error ? error.message : String(error) })

  async function open(file: File, order: UploadOrder): Promise<void> {
    setSaid(null)
    try {
      setAsked({ picture: await openPicture(file), order })
    } catch (error) {
      fail(error)
    }
  }

  async function keep({ picture, order }: NonNullable<typeof asked>, drawn: RenderedPicture): Promise<void> {
    setAsked(null)
    const { draft, raw } = studio.store.getState()
    const { replaces, onKept } = order
    const isSameKind = replaces?.toLowerCase().endsWith(`.${drawn.ending}`)
    const name =
      replaces && isSameKind
        ? replaces
        : pictureName(picture.file.name, drawn.ending, Object.keys(draft.files))
    try {
      await studio.addFile(name, drawn.bytes, replaces ? texts.replaced(replaces) : texts.added(name))
    } catch (error) {
      return fail(new Error(texts.failed(error instanceof Error ? error.message : String(error))))
    }
    if (replaces && replaces !== name) {
      const edits = replacePicture(raw, replaces, name)
      if (edits.length > 0) studio.edit(edits, texts.replaced(replaces))
      studio.removeFile(replaces, texts.removed(replaces))
    }
    setSaid({ type: 'success', text: replaces ? texts.replaced(replaces) : texts.added(name) })
    onKept?.(name)
  }

  const dialog = asked ? (
    <PictureModal
      picture={asked.picture}
      format={asked.order.format}
      isFixed={asked.order.isFixed ?? false}
      onKeep={(drawn) => void keep(asked, drawn)}
      onClose={() => setAsked(null)}
    />
  ) : null
  return { open, dialog, said }
}
