import { Copy } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { peopleTexts as texts } from '../../texts/admin/people.texts'
import { Button } from '../../widgets/shared/Button'
import { paths } from '../routing/paths'
import { Modal } from '../shared/dialog/Modal'
import { useCopy } from '../shared/download/CopyButton'
import './LinkModal.css'

/** Token of a new invitation or password link, with an explanation of the link's purpose. */
export interface IssuedLink {
  token: string
  text: string
  /** Origin of the site that the link is for, without a trailing slash; defaults to this site's origin. */
  origin?: string
}

/** Shows a link once, for the user to pass on. */
export function LinkModal({
  token,
  text,
  origin = window.location.origin,
  onClose,
}: IssuedLink & { onClose: () => void }): ReactNode {
  const id = useId()
  const link = `${origin}${paths.join.href(token)}`
  const [copy, status] = useCopy(link, texts)
  return (
    <Modal title={texts.linkTitle} size="medium" onClose={onClose}>
      <p>{text}</p>
      <label htmlFor={id}>{texts.link}</label>
      <input
        id={id}
        className="fy-input fy-link-modal__link"
        readOnly
        value={link}
        onFocus={(event) => event.currentTarget.select()}
      />
      <p role="status">{status}</p>
      <div className="fy-modal__actions">
        <Button onClick={copy}>
          <Copy aria-hidden="true" />
          {texts.copy}
        </Button>
        <Button look="primary" onClick={onClose}>
          {texts.close}
        </Button>
      </div>
    </Modal>
  )
}
