import './SettingsForm.css'
import { type ReactNode, useCallback, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router-dom'
import type { SettingsVersion } from '../../data/accounts/settings.store'
import { FormRenderer } from '../../renderer/form/FormRenderer'
import { FieldOrderContext } from '../../renderer/form/field/FieldOrder'
import { findFieldKey, getFieldSelector, useMarkedElement } from '../../renderer/form/field/fieldElements'
import { type AccountRole, canAccess } from '../../schemas/accounts/accountRoles'
import { settingsFormTexts, settingsPageTexts as texts } from '../../texts/admin/settings.texts'
import { paths } from '../routing/paths'
import { ConflictModal } from '../shared/changes/ConflictModal'
import { useUnsavedChangesCheck } from '../shared/leaveGuard/unsavedWork'
import { SplitPreview } from '../shared/preview/SplitPreview'
import { SaveBar } from '../shared/saving/SaveBar'
import { FieldMovesContext, MoveField, moveHelpId } from './MoveField'
import { ApplicationFormPreview, GeneralPreview } from './SettingsPreview'
import { type SettingsEdit, useSettingsEdit } from './useSettingsEdit'

interface SettingsFormProps extends SettingsVersion {
  /** The tab whose sections are visible. */
  tab: SettingsTab
}

/**
 * The settings as one generated form, of which each tab shows its sections [SE-01, SE-02, FB-09]. The general tab has
 * a preview of the site beside the form, and the tab of the application form a preview of that form.
 */
export function SettingsForm({ tab, ...version }: SettingsFormProps): ReactNode {
  const edit = useSettingsEdit(version)
  const { form, handle, fieldOrder, editedSettings, conflict, site } = edit
  const { root, reveal } = useReveal(edit)
  useUnsavedChangesCheck(edit.isChanged)
  const status = useRef<HTMLParagraphElement>(null)
  const order = useMemo(() => ({ ...fieldOrder, DragHandle: MoveField }), [fieldOrder])
  const moves = useMemo(
    () => ({
      fieldOrder,
      announce: (text: string) => {
        if (status.current) status.current.textContent = text
      },
    }),
    [fieldOrder],
  )
  const rows = useRef<HTMLDivElement>(null)
  const [selected, setSelected] = useState<string | null>(null)
  useMarkedElement(rows, selected === null ? null : getFieldSelector(selected))
  const select = (target: Element) => {
    const key = findFieldKey(target)
    if (key?.startsWith('field-')) setSelected(key)
  }
  const hasPreview = tab === 'general' || tab === 'form'
  return (
    <div className="fy-settings" data-tab={tab} ref={root}>
      <SplitPreview
        preview={
          hasPreview
            ? (closePreview) =>
                tab === 'general' ? (
                  <GeneralPreview edit={edit} />
                ) : (
                  <ApplicationFormPreview
                    edit={edit}
                    selected={selected}
                    onSelect={setSelected}
                    onEdit={(rowKey) => closePreview(() => handle.current?.focus(rowKey))}
                  />
                )
            : null
        }
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it handles events that bubble up from the rows. */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys select a row by its focus. */}
        <div
          className="fy-settings__form fy-stack fy-gap-4 fy-shrink"
          ref={rows}
          onFocus={(event) => select(event.target)}
          onClick={(event) => select(event.target as Element)}
        >
          <div
            className="fy-settings__columns fy-grid fy-gap-3 fy-soft fy-extra-small fy-heavy fy-one-line"
            aria-hidden="true"
          >
            <span>{texts.column}</span>
            <span>{settingsFormTexts.visible}</span>
            <span>{settingsFormTexts.required}</span>
          </div>
          <p id={moveHelpId} hidden>
            {texts.moveHelp}
          </p>
          <p className="fy-visually-hidden" role="status" ref={status} />
          <FieldOrderContext value={order}>
            <FieldMovesContext value={moves}>
              <FormRenderer
                form={form}
                handle={handle}
                loadValidator={site.validators.loadSettings}
                initialValues={editedSettings.getSavedValues()}
                onChange={edit.change}
                onSubmit={edit.save}
                submitHidden
                errorHeading={texts.refused}
                reveal={reveal}
                footer={<SettingsSaveBar edit={edit} />}
              />
            </FieldMovesContext>
          </FieldOrderContext>
        </div>
      </SplitPreview>
      {conflict ? (
        <ConflictModal
          conflicts={conflict.conflicts}
          onSave={(choices) => void conflict.resolve(choices)}
          onClose={edit.closeConflict}
        />
      ) : null}
    </div>
  )
}

/** Save bar of the settings; renders again only when `hasCommittedChanges` returns another value. */
function SettingsSaveBar({
  edit: { editedSettings, fieldOrder, hasCommittedChanges, discard },
}: {
  edit: SettingsEdit
}): ReactNode {
  const subscribe = useCallback(
    (listener: () => void) => {
      const unsubscribers = [editedSettings.subscribe(listener), fieldOrder.subscribe(listener)]
      return () => {
        for (const unsubscribe of unsubscribers) unsubscribe()
      }
    },
    [editedSettings, fieldOrder],
  )
  const isChanged = useSyncExternalStore(subscribe, hasCommittedChanges, hasCommittedChanges)
  return <SaveBar isChanged={isChanged} onDiscard={discard} />
}

/**
 * Returns `reveal`, which opens the tab with a field before the field gets the focus, and the ref it needs.
 */
function useReveal({ form }: SettingsEdit) {
  const navigate = useNavigate()
  const root = useRef<HTMLDivElement>(null)
  const reveal = (key: string) => {
    const section = form.uiSchema['ui:sections'].find(({ fields }) => fields.includes(key))
    const tab = getSectionTab(section?.id ?? '')
    // The target of the focus must be visible now, before React renders again.
    if (root.current) root.current.dataset.tab = tab
    void navigate(paths.settings.href(tab === 'general' ? '' : tab), { state: { keepScroll: true } })
  }
  return { root, reveal }
}

/** The tabs of the settings. Each has its own address; the first tab has the address of the page. */
const settingsTabs = ['general', 'form', 'languages', 'privacy', 'messages', 'notifications'] as const

export type SettingsTab = (typeof settingsTabs)[number]

/** Tab of each section of the settings form. The other sections, `fields-*`, are on the tab 'form'. */
const tabBySection: Readonly<Record<string, SettingsTab>> = {
  site: 'general',
  eoi: 'general',
  links: 'general',
  layout: 'form',
  sending: 'form',
  languages: 'languages',
  privacy: 'privacy',
  notifications: 'notifications',
}

/** Returns the tab that shows a section of the settings form. */
function getSectionTab(id: string): SettingsTab {
  return tabBySection[id] ?? 'form'
}

/** Returns the tab that the path or the old query `?tab=form` names; the first tab by default. */
export function readTab(part: string | undefined, query: string | null): SettingsTab {
  const name = part ?? (query === 'form' ? query : undefined)
  return settingsTabs.find((tab) => tab === name) ?? 'general'
}

/** Returns the tabs that a role may use: only owners of an account may edit message templates. */
export function getTabs(role: AccountRole): SettingsTab[] {
  return settingsTabs.filter((tab) => tab !== 'messages' || canAccess(role, 'account'))
}
