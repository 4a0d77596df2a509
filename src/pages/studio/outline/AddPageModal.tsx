import { type ReactNode, type SubmitEvent, useId, useState } from 'react'
import { addPage, type PageTemplate, pageTemplates } from '../../../schemas/siteEditing/pageChanges'
import type { SiteChange } from '../../../schemas/siteEditing/siteChange'
import { studioPanelTexts as texts } from '../../../texts/admin/studio.texts'
import { Button } from '../../../widgets/shared/Button'
import { Modal } from '../../shared/dialog/Modal'

interface AddPageModalProps {
  rawConfig: unknown
  onAdd: (change: SiteChange) => void
  onClose: () => void
}

const templates = Object.keys(pageTemplates) as PageTemplate[]

/** Asks for the title and template of a new page, and whether to add it to the menu. */
export function AddPageModal({ rawConfig, onAdd, onClose }: AddPageModalProps): ReactNode {
  const id = useId()
  const [title, setTitle] = useState('')
  const [template, setTemplate] = useState<PageTemplate>('empty')
  const [isInMenu, setInMenu] = useState(true)
  const selectTemplate = (template: PageTemplate) => {
    setTemplate(template)
    if (title === '' && template === 'about') setTitle(texts.aboutTitle)
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    onAdd(addPage(rawConfig, { title: title.trim(), blocks: pageTemplates[template](), isInMenu }))
  }
  return (
    <Modal title={texts.addPage} size="small" onClose={onClose}>
      <form className="fy-site-outline__form fy-stack fy-gap-3" onSubmit={submit}>
        <label htmlFor={`${id}-title`}>
          {texts.pageName}
          <input
            className="fy-input"
            id={`${id}-title`}
            required
            maxLength={120}
            pattern=".*\S.*"
            value={title}
            onChange={(event) => setTitle(event.target.value)}
          />
        </label>
        <label htmlFor={`${id}-template`}>
          {texts.template}
          <select
            className="fy-input"
            id={`${id}-template`}
            value={template}
            onChange={(event) => selectTemplate(event.target.value as PageTemplate)}
          >
            {templates.map((item) => (
              <option key={item} value={item}>
                {texts.templates[item]}
              </option>
            ))}
          </select>
        </label>
        <label className="fy-site-outline__tick">
          <input type="checkbox" checked={isInMenu} onChange={(event) => setInMenu(event.target.checked)} />
          {texts.inMenu}
        </label>
        <div className="fy-modal__actions">
          <Button look="quiet" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" look="primary">
            {texts.add}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
