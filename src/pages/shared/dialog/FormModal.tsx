import type { ReactNode } from 'react'
import { FormRenderer, type FormRendererProps } from '../../../renderer/form/FormRenderer'
import { modalTexts } from '../../../texts/admin/changes.texts'
import { Button } from '../../../widgets/shared/Button'
import { useSite } from '../site/SiteContext'
import { Modal } from './Modal'

interface FormModalProps
  extends Pick<FormRendererProps, 'form' | 'initialValues' | 'onSubmit' | 'submitLabel'> {
  title: string
  /** True if the form deletes something. */
  isDestructive?: boolean | undefined
  onClose: () => void
  /** Shown above the form. */
  children?: ReactNode
}

/** Asks for the answers of a short form before an action. `onSubmit` must stop rendering the modal after success. */
export function FormModal({ title, isDestructive, onClose, children, ...form }: FormModalProps): ReactNode {
  const { validators } = useSite()
  return (
    <Modal title={title} size="small" isDestructive={isDestructive} onClose={onClose}>
      {children}
      <FormRenderer
        {...form}
        loadValidator={validators.load}
        headingLevel={3}
        footer={
          <Button look="quiet" onClick={onClose}>
            {modalTexts.cancel}
          </Button>
        }
      />
    </Modal>
  )
}
