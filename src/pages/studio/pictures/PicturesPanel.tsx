import { Image } from 'lucide-react'
import { type DragEvent, type ReactNode, useEffect } from 'react'
import { useStoreValue } from '../../../data/react/useStoreValue'
import type { Studio } from '../../../data/studio/studio.types'
import type { SitePath } from '../../../schemas/site/siteDraft'
import { toJsonPointer } from '../../../schemas/site/siteFinding'
import { describePlace } from '../../../schemas/siteChecks/describePlace'
import { getPictureFormat } from '../../../schemas/sitePictures/pictureCrop'
import { listPictureUses } from '../../../schemas/sitePictures/pictureUses'
import { studioPictureTexts as texts } from '../../../texts/admin/studio.texts'
import { Button } from '../../../widgets/shared/Button'
import { FileButton } from '../../shared/download/FileButton'
import { EmptyState } from '../../shared/feedback/EmptyState'
import { Notice } from '../../shared/feedback/Notice'
import { getDraftPictureUrl } from './getDraftPictureUrl'
import './PicturesPanel.css'
import { acceptedPictures, usePictureUpload } from './usePictureUpload'

/** Pictures of the draft with their usages; adds and replaces pictures, and deletes unused ones. */
export function PicturesPanel({ studio }: { studio: Studio }): ReactNode {
  const draft = useStoreValue(studio.store, (state) => state.draft)
  const rawConfig = useStoreValue(studio.store, (state) => state.rawConfig)
  const { open, dialog, message } = usePictureUpload(studio)
  const add = (file: File) => void open(file, { format: 'free' })
  usePastedPicture(add)
  const uses = listPictureUses(rawConfig)
  const pictures = Object.entries(draft.files).filter(([, { type }]) => type.startsWith('image/'))
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    const [file] = event.dataTransfer.files
    if (file) add(file)
  }
  return (
    <div className="fy-stack fy-gap-4">
      {/* Dropping and pasting are shortcuts for the button, which is keyboard accessible. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a drop is a shortcut for the button inside. */}
      <div
        className="fy-pictures__drop fy-grid fy-gap-2 fy-start"
        onDragOver={(event) => event.preventDefault()}
        onDrop={onDrop}
      >
        {pictures.length === 0 ? (
          <EmptyState icon={<Image />} title={texts.noPictures} text={texts.dropHint}>
            <FileButton size="small" name={texts.add} accept={acceptedPictures} onFile={add} />
          </EmptyState>
        ) : (
          <>
            <p>{texts.dropHint}</p>
            <FileButton size="small" name={texts.add} accept={acceptedPictures} onFile={add} />
          </>
        )}
      </div>
      {message ? <Notice type={message.type}>{message.text}</Notice> : null}
      <ul className="fy-pictures__list fy-stack fy-gap-3">
        {pictures.map(([name, file]) => {
          const places = uses.get(name) ?? []
          return (
            <li key={name} className="fy-pictures__item fy-grid fy-gap-3 fy-top">
              <img
                className="fy-pictures__thumb"
                src={getDraftPictureUrl(draft, name)}
                alt=""
                loading="lazy"
              />
              <div className="fy-pictures__facts">
                <p className="fy-strong fy-break">{name}</p>
                <p className="fy-note">
                  {texts.size(file.size)}
                  {file.width && file.height ? (
                    <>
                      {' · '}
                      <span className="fy-one-line">{texts.measures(file.width, file.height)}</span>
                    </>
                  ) : null}
                </p>
                <p className="fy-pictures__uses fy-note">{describeUses(places, rawConfig)}</p>
                <div className="fy-pictures__actions fy-cluster fy-gap-2">
                  <FileButton
                    size="small"
                    name={texts.replaceName(name)}
                    aria-label={texts.replaceName(name)}
                    accept={acceptedPictures}
                    onFile={(pickedFile) =>
                      void open(pickedFile, {
                        format: getPictureFormat(places[0]?.at(-1)),
                        replacedName: name,
                      })
                    }
                  >
                    {texts.replace}
                  </FileButton>
                  {places.length === 0 ? (
                    <Button
                      size="small"
                      aria-label={texts.removeName(name)}
                      onClick={() => studio.removeFile(name, texts.removed(name))}
                    >
                      {texts.remove}
                    </Button>
                  ) : null}
                </div>
              </div>
            </li>
          )
        })}
      </ul>
      {dialog}
    </div>
  )
}

function describeUses(places: readonly SitePath[], rawConfig: unknown): string {
  return places.length > 0
    ? texts.usedInPlaces(places.map((path) => getPlaceName(path, rawConfig)))
    : texts.unused
}

function getPlaceName(path: SitePath, rawConfig: unknown): string {
  const { part, subject } = describePlace({ file: 'config.json', path: toJsonPointer(path) }, rawConfig)
  return path[0] === 'pages' ? `${part}, ${subject}` : subject
}

/** Handles pictures that are pasted while this panel is open; pasted text keeps its default behaviour. */
function usePastedPicture(onFile: (file: File) => void): void {
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const file = [...(event.clipboardData?.files ?? [])].find(({ type }) => type.startsWith('image/'))
      if (!file) return
      event.preventDefault()
      onFile(file)
    }
    document.addEventListener('paste', onPaste)
    return () => document.removeEventListener('paste', onPaste)
  })
}
