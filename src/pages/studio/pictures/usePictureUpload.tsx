import { type ReactNode, useState } from 'react'
import type { Studio } from '../../../data/studio/studio.types'
import type { PictureFormat } from '../../../schemas/sitePictures/pictureCrop'
import { pictureName } from '../../../schemas/sitePictures/pictureNames'
import { replacePicture } from '../../../schemas/sitePictures/pictureUses'
import { studioPictureTexts as texts } from '../../../texts/admin/studio.texts'
import type { DrawnPicture } from './drawPicture'
import { type OpenedPicture, openPicture } from './openPicture'
import { PictureModal } from './PictureModal'

interface UploadOrder {
  format: PictureFormat
  /** Whether the format is the place's, not to be chosen. */
  isFixed?: boolean
  /** The file whose place it takes, wherever that is used. */
  replaces?: string
  /** Hears under which name it is kept. */
  onKept?: (name: string) => void
}

interface PictureUpload {
  /** Opens a file of somebody's device; the rest is asked in a dialog. */
  open: (file: File, order: UploadOrder) => Promise<void>
  /** Draw this: the dialog while it is open. */
  dialog: ReactNode
  /** What is to be said: that a picture was kept, or why not. */
  said: { type: 'success' | 'error'; text: string } | null
}

/** Takes pictures into the draft: cropped, made smaller, under a name of its own. */
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

  async function keep({ picture, order }: NonNullable<typeof asked>, drawn: DrawnPicture): Promise<void> {
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
