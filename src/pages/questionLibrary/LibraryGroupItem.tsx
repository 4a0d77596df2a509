import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import { createGroupLibraryApi, createQuestionLibraryApi } from '../../data/authoring/authoring.api'
import { useResource } from '../../data/react/useResource'
import { FormRenderer } from '../../renderer/form/FormRenderer'
import type { LibraryQuestion } from '../../schemas/authoring/authoredVacancy'
import { buildLibraryGroupForm } from '../../schemas/authoring/buildQuestionForm'
import type { LibraryGroup } from '../../schemas/authoring/libraryGroup'
import { createQuestionLookup } from '../../schemas/authoring/questionEdits'
import { describeCondition } from '../../schemas/fieldLogic/describeCondition'
import { getControlKind } from '../../schemas/kinds/fieldType'
import { kinds } from '../../schemas/kinds/kindRegistry'
import { questionEditorTexts, questionLibraryTexts as texts } from '../../texts/admin/questions.texts'
import { Button } from '../../widgets/shared/Button'
import { paths } from '../routing/paths'
import { Modal } from '../shared/dialog/Modal'
import { useSite, useSiteService } from '../shared/site/SiteContext'

import { RemoveFromLibraryModal } from './RemoveFromLibraryModal'

interface LibraryGroupItemProps {
  entry: LibraryGroup
  library: QuestionLibrary
}

/** A group of the library: its questions and the vacancies that use it. */
export function LibraryGroupItem({ entry, library }: LibraryGroupItemProps): ReactNode {
  const [dialog, setDialog] = useState<'rename' | 'remove' | null>(null)
  const { id, name, group, usedIn } = entry
  const close = () => setDialog(null)
  return (
    <LibraryItem
      heading={name}
      facts={[
        questionEditorTexts.groupMark(group.questions.length),
        group.repeats && texts.rows,
        group.name !== name && texts.heading(group.name),
      ]}
      entry={entry}
      edit={{ label: texts.rename, accessibleName: texts.renameEntry(name), open: () => setDialog('rename') }}
      onRemove={() => setDialog('remove')}
    >
      <GroupContent group={group} />
      {dialog === 'rename' ? <RenameGroupModal entry={entry} library={library} onClose={close} /> : null}
      {dialog === 'remove' ? (
        <RemoveFromLibraryModal
          title={texts.removeGroupTitle}
          name={name}
          text={texts.removeGroupText(usedIn.length)}
          usedIn={usedIn}
          onRemove={() => void library.removeGroup(id)}
          onClose={close}
        />
      ) : null}
    </LibraryItem>
  )
}

interface LibraryItemProps {
  heading: string
  /** Facts below the heading; false or undefined ones are left out. */
  facts: readonly (string | false | undefined)[]
  entry: Pick<LibraryGroup, 'name' | 'usedIn'>
  /** Button that edits the entry. */
  edit: { label: string; accessibleName: string; open: () => void }
  onRemove: () => void
  /** Shown below the facts. */
  children?: ReactNode
}

/** Entry of the library with its buttons, and with the vacancies that use it. */
export function LibraryItem({
  heading,
  facts,
  entry,
  edit,
  onRemove,
  children,
}: LibraryItemProps): ReactNode {
  return (
    <li className="fy-question-library__item fy-wrap fy-gap-2-4 fy-between">
      <div>
        <p>
          <strong>{heading}</strong>
        </p>
        <p className="fy-note">{facts.filter(Boolean).join(' · ')}</p>
        <UsageList usedIn={entry.usedIn} />
        {children}
      </div>
      <div className="fy-flex fy-gap-2">
        <Button size="small" aria-label={edit.accessibleName} onClick={edit.open}>
          {edit.label}
        </Button>
        <Button look="quiet" size="small" aria-label={texts.deleteEntry(entry.name)} onClick={onRemove}>
          {texts.remove}
        </Button>
      </div>
    </li>
  )
}

function GroupContent({ group }: Pick<LibraryGroup, 'group'>): ReactNode {
  const lookup = createQuestionLookup([{ ...group, id: '' }])
  return (
    <details className="fy-question-library__questions">
      <summary>{texts.showQuestions}</summary>
      <ol>
        {group.questions.map(({ id, text, controlType, isRequired, visibleWhen }) => (
          <li key={id}>
            {text}
            <span className="fy-note">
              {kinds[getControlKind(controlType)].name}
              {isRequired ? ` · ${texts.required}` : ''}
              {visibleWhen ? ` · ${describeCondition(visibleWhen, lookup)}` : ''}
            </span>
          </li>
        ))}
      </ol>
    </details>
  )
}

interface RenameGroupModalProps {
  entry: LibraryGroup
  library: QuestionLibrary
  onClose: () => void
}

function RenameGroupModal({ entry, library, onClose }: RenameGroupModalProps): ReactNode {
  const { validators } = useSite()
  const form = useMemo(buildLibraryGroupForm, [])
  return (
    <Modal title={texts.renameEntry(entry.name)} size="small" onClose={onClose}>
      <FormRenderer
        form={form}
        loadValidator={validators.load}
        initialValues={{ name: entry.name }}
        headingLevel={3}
        submitLabel={texts.save}
        onSubmit={async ({ name }) => {
          if (await library.renameGroup(entry.id, String(name))) onClose()
        }}
      />
      <div className="fy-modal__actions">
        <Button look="quiet" onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
    </Modal>
  )
}

export interface LibraryState {
  status: 'loading' | 'ready' | 'failed'
  groups: readonly LibraryGroup[]
  questions: readonly LibraryQuestion[]
}

/** The question library and its actions, which notify the user of their results. */
export interface QuestionLibrary extends LibraryState {
  reload: () => void
  /**
   * Changes a question in the library and in the drafts that use it.
   * @returns whether the request succeeded
   */
  changeQuestion: (id: string, question: LibraryQuestion['question']) => Promise<boolean>
  removeQuestion: (id: string) => Promise<void>
  /** @returns whether the request succeeded */
  renameGroup: (id: string, name: string) => Promise<boolean>
  removeGroup: (id: string) => Promise<void>
}

export function useQuestionLibrary(): QuestionLibrary {
  const { notifications } = useSite()
  const questionApi = useSiteService(createQuestionLibraryApi)
  const groupApi = useSiteService(createGroupLibraryApi)
  const load = useCallback(() => Promise.all([groupApi.list(), questionApi.list()]), [questionApi, groupApi])
  const { status, value, reload } = useResource(load)
  const [groups, questions] = value ?? [[], []]
  const notify = (type: 'success' | 'error', title: string) =>
    notifications.notify({ id: 'library', type, title, message: '' })
  const runAndNotify = (call: Promise<unknown>, message: string): Promise<boolean> =>
    call.then(
      () => {
        void reload()
        notify('success', message)
        return true
      },
      () => {
        notify('error', texts.actionFailed)
        return false
      },
    )
  return {
    ...{ status, groups, questions },
    reload: () => void reload(),
    changeQuestion: (id, question) =>
      runAndNotify(
        questionApi.change(id, { name: question.text.slice(0, 200), question }, true),
        texts.changed,
      ),
    removeQuestion: async (id) => {
      await runAndNotify(questionApi.remove(id), texts.removed)
    },
    renameGroup: (id, name) => runAndNotify(groupApi.rename(id, name), texts.renamed),
    removeGroup: async (id) => {
      await runAndNotify(groupApi.remove(id), texts.removedGroup)
    },
  }
}

/**
 * Lists the vacancies that use a library entry. Their links load a new document, because the editor's preview needs
 * its own frame policy.
 */
function UsageList({ usedIn }: Pick<LibraryQuestion, 'usedIn'>): ReactNode {
  if (usedIn.length === 0) return <p className="fy-note">{texts.notUsed}</p>
  return (
    <p className="fy-note">
      {texts.usageTitle}{' '}
      {usedIn.map(({ id, name }, index) => (
        <span key={id}>
          {index > 0 ? ', ' : ''}
          <Link to={`${paths.vacancyEditor.href(id)}?part=questions`} reloadDocument>
            {name || texts.unnamed}
          </Link>
        </span>
      ))}
    </p>
  )
}
