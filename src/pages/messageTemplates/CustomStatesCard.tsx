import { Plus, Trash2 } from 'lucide-react'
import { type FormEvent, type ReactNode, useRef } from 'react'
import { flushSync } from 'react-dom'
import { type AssignableState, builtInStates } from '../../schemas/applications/applicationState'
import { maxCustomStates } from '../../schemas/applications/customState'
import { stateNames } from '../../texts/admin/applicationStates.texts'
import { customStatesTexts as texts } from '../../texts/admin/customStates.texts'
import { Button } from '../../widgets/shared/Button'
import { MovableList } from '../shared/reorder/MovableList'
import { SaveBar } from '../shared/saving/SaveBar'
import './CustomStatesCard.css'
import { CustomStateFields } from './CustomStateFields'
import { getNameFault, getStateLabel, type StateRow, useCustomStates } from './useCustomStates'

/** Editor of the client's own application statuses: add, edit, reorder and delete. One status is open at a time. */
export function CustomStatesCard(): ReactNode {
  const form = useRef<HTMLFormElement>(null)
  const { rows, isChanged, selected, error, ...editor } = useCustomStates()
  if (!rows) return null
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const invalidKey = await editor.save()
    if (invalidKey !== null)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"], .fy-states__target')?.focus()
  }
  const add = () => {
    flushSync(editor.add)
    form.current?.querySelector<HTMLElement>('.fy-states__name')?.focus()
  }
  const targets: readonly [AssignableState, string][] = [
    ...builtInStates.map((state): [AssignableState, string] => [state, stateNames[state]]),
    ...rows.flatMap(({ state: { id, name }, isDeleted }): [AssignableState, string][] =>
      id === undefined || isDeleted ? [] : [[id, name]],
    ),
  ]
  const isLimitReached = rows.filter(({ isDeleted }) => !isDeleted).length >= maxCustomStates
  return (
    <form
      ref={form}
      className="fy-states fy-stack fy-gap-3 fy-top fy-card"
      onSubmit={(event) => void submit(event)}
      noValidate
    >
      <h2>{texts.title}</h2>
      <p className="fy-states__note">{texts.note}</p>
      {rows.length === 0 ? <p>{texts.none}</p> : null}
      <MovableList
        label={texts.title}
        rows={rows.map((row) => ({ key: row.key, label: getStateLabel(row), detail: describeStateRow(row) }))}
        selected={selected}
        onSelect={editor.select}
        onMove={editor.move}
        renderActions={({ key }) => {
          const row = rows.find((stateRow) => stateRow.key === key)
          if (!row || row.isDeleted) return null
          return (
            <Button look="quiet" size="small" onClick={() => editor.remove(row)}>
              <Trash2 aria-hidden="true" />
              {texts.remove}
            </Button>
          )
        }}
        renderNested={({ key }) => {
          const row = rows.find((stateRow) => stateRow.key === key)
          if (!row) return null
          if (row.isDeleted)
            return (
              <DeletedState
                row={row}
                targets={targets}
                onChoose={(target) => editor.chooseTarget(key, target)}
                onKeep={() => editor.cancelRemoval(key)}
              />
            )
          return key === selected ? (
            <CustomStateFields
              state={row.state}
              nameError={row.state.name === '' && !error ? undefined : getNameFault(row, rows)}
              onChange={(changed) => editor.edit(key, changed)}
            />
          ) : null
        }}
      />
      {isLimitReached ? (
        <p className="fy-states__note">{texts.limitReached}</p>
      ) : (
        <Button look="quiet" size="small" onClick={add}>
          <Plus aria-hidden="true" />
          {texts.add}
        </Button>
      )}
      {error ? (
        <p role="alert" className="fy-states__error fy-error-text">
          {error}
        </p>
      ) : null}
      <SaveBar isChanged={isChanged} onDiscard={editor.discard} />
    </form>
  )
}

function describeStateRow({ state, isDeleted }: StateRow): string {
  return isDeleted ? texts.removed : texts.counts(stateNames[state.countsAs])
}

interface DeletedStateProps {
  row: StateRow
  targets: readonly [AssignableState, string][]
  onChoose: (target: AssignableState | '') => void
  onKeep: () => void
}

/** A status that the next save deletes, with a choice of the status that its applications move to. */
function DeletedState({
  row: { applicationCount, target },
  targets,
  onChoose,
  onKeep,
}: DeletedStateProps): ReactNode {
  return (
    <div className="fy-states__fields fy-stack fy-gap-3 fy-start fy-inset-3">
      {applicationCount ? (
        <label className="fy-states__field fy-stack fy-gap-1">
          <span>{texts.moveTo(applicationCount)}</span>
          <select
            className="fy-input fy-states__target"
            value={target}
            onChange={({ target }) => onChoose(targets.find(([state]) => state === target.value)?.[0] ?? '')}
          >
            <option value="">{texts.choose}</option>
            {targets.map(([state, name]) => (
              <option key={state} value={state}>
                {name}
              </option>
            ))}
          </select>
          <small>{texts.moveNote}</small>
        </label>
      ) : null}
      <Button size="small" onClick={onKeep}>
        {texts.keepStatus}
      </Button>
    </div>
  )
}
