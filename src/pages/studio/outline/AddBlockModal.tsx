import type { ReactNode } from 'react'
import { clientBlocks } from '../../../schemas/blocks/block'
import type { BlockDeclaration } from '../../../schemas/blocks/blockDeclaration'
import { normalizePath } from '../../../schemas/pages/normalizePath'
import { studioPanelTexts as texts } from '../../../texts/admin/studio.texts'
import { Modal } from '../../shared/dialog/Modal'
import { BlockSketch } from './BlockSketch'
import './AddBlockModal.css'

interface AddBlockModalProps {
  /** Path of the page to add to: some blocks work only at one path. */
  path: string
  onAdd: (type: string) => void
  onClose: () => void
}

const blockEntries: [string, BlockDeclaration][] = Object.entries(clientBlocks)

/** Dialog with every block that can be added to this page: sketch, name and purpose. */
export function AddBlockModal({ path, onAdd, onClose }: AddBlockModalProps): ReactNode {
  const here = blockEntries.filter(
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
