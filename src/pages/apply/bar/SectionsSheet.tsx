import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { SectionLinks } from '../../../renderer/form/FormProgress'
import { stepTexts } from '../../../texts/public/apply.texts'
import { outlineTexts } from '../../../texts/public/form.texts'
import { Button } from '../../../widgets/shared/Button'
import { Modal } from '../../shared/dialog/Modal'

/** Dialog with links to the form's sections and their progress. */
export function SectionsSheet({ onClose }: { onClose: () => void }): ReactNode {
  return (
    <Modal title={outlineTexts.label} size="small" onClose={onClose}>
      <div className="fy-apply-sheet fy-grid fy-gap-2">
        {/* A closing dialog restores the focus, so it has to close before the link moves the focus. */}
        <SectionLinks onNavigate={() => flushSync(onClose)} />
      </div>
      <div className="fy-modal__actions">
        <Button onClick={onClose}>{stepTexts.backToForm}</Button>
      </div>
    </Modal>
  )
}
