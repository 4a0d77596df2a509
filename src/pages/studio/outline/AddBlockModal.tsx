import type { ReactNode } from 'react'
import { clientBlocks } from '../../../schemas/blocks/block'
import type { BlockDeclaration } from '../../../schemas/blocks/blockDeclaration'
import { normalizePath } from '../../../schemas/pages/normalizePath'
import { studioPanelTexts as texts } from '../../../texts/admin/studio.texts'
import { Modal } from '../../shared/dialog/Modal'
import { BlockSketch } from './BlockSketch'
import './AddBlockModal.css'

interface AddBlockModalProps {
  /** Of the page that it is for: some blocks work at one address alone. */
  path: string
  onAdd: (type: string) => void
  onClose: () => void
}

const declared: [string, BlockDeclaration][] = Object.entries(clientBlocks)

/** Every block that can be put on this page: what it looks like, what it is called and what it is for. */
export function AddBlockModal({ path, onAdd, onClose }: AddBlockModalProps): ReactNode {
  const here = declared.filter(
    ([, { onlyAt }]) => onlyAt === undefined || normalizePath(onlyAt) === normalizePath(path),
  )
  return (
    <Modal title={texts.addBlockTitle} size="large" onClose={onClose}>
      <ul className="fy-add-block">
        {here.map(([type, { title, description }]) => (
          <li key={type}>
            <button type="button" className="fy-add-block__choice" onClick={() => onAdd(type)}>
              <BlockSketch type={type} />
              <span className="fy-add-block__title">{title}</span>
              <span className="fy-add-block__text">{description}</span>
            </button>
          </li>
        ))}
      </ul>
      <div className="fy-modal__actions">
        <button type="button" className="fy-button" onClick={onClose}>
          {texts.cancel}
        </button>
      </div>
    </Modal>
  )
}
