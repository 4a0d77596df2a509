import { use, useEffect, useState } from 'react'
import { createCustomStates } from '../../data/applications/customStates.store'
import { toApiError } from '../../data/http/apiError'
import { useStoreValue } from '../../data/react/useStoreValue'
import { type AssignableState, builtInStates } from '../../schemas/applications/applicationState'
import {
  type CustomStateInput,
  findStateNameFault,
  type KnownStates,
  type StateDeletion,
} from '../../schemas/applications/customState'
import { checkTemplate } from '../../schemas/applications/messagePlaceholders'
import { customStateFaults as faults, customStatesTexts as texts } from '../../texts/admin/customStates.texts'
import { otherLanguages } from '../../texts/language/language'
import { useUnsavedChangesCheck } from '../shared/leaveGuard/unsavedWork'
import { RevealPartContext } from '../shared/saving/SavedForm'
import { useSite, useSiteService } from '../shared/site/SiteContext'

/** A status in the editor. */
export interface StateRow {
  /** The id of a stored status; a temporary one for a new status. */
  key: string
  state: CustomStateInput
  /** Number of applications in the stored status; null for a new status. */
  applicationCount: number | null
  isDeleted: boolean
  /** Where the applications of a deleted status move to; '' until it is chosen. */
  target: AssignableState | ''
}

/**
 * State and actions of the editor of the client's own statuses. Rows are sorted by the built-in status they
 * count as.
 */
export function useCustomStates() {
  const { notifications } = useSite()
  const states = useSiteService(createCustomStates)
  const knownStates = useStoreValue(states.store, (state) => state)
  const [rows, setRows] = useState<readonly StateRow[] | null>(null)
  const [selected, setSelected] = useState<string | null>(null)
  const [error, setError] = useState('')
  const reveal = use(RevealPartContext)
  const isChanged = rows !== null && JSON.stringify(rows) !== JSON.stringify(toRows(knownStates))
  useUnsavedChangesCheck(() => isChanged)
  useEffect(() => {
    void states.load()
  }, [states])
  useEffect(() => {
    if (knownStates) setRows(toRows(knownStates))
  }, [knownStates])
  const setSortedRows = (changedRows: readonly StateRow[]) => {
    setRows(sortStates(changedRows))
    setError('')
  }
  const change = (key: string, changed: Partial<StateRow>) =>
    setSortedRows((rows ?? []).map((row) => (row.key === key ? { ...row, ...changed } : row)))
  return {
    ...{ rows, isChanged, selected, error },
    select: (key: string) => setSelected((current) => (current === key ? null : key)),
    add: () => {
      const key = `new-${Date.now()}`
      setSortedRows([
        ...(rows ?? []),
        { key, state: newState, applicationCount: null, isDeleted: false, target: '' },
      ])
      setSelected(key)
    },
    edit: (key: string, changed: Partial<CustomStateInput>) =>
      setSortedRows(
        (rows ?? []).map((row) => (row.key === key ? { ...row, state: { ...row.state, ...changed } } : row)),
      ),
    move: (key: string, position: number) => {
      const otherRows = (rows ?? []).filter((row) => row.key !== key)
      const rowsToMove = (rows ?? []).filter((row) => row.key === key)
      setSortedRows([
        ...otherRows.slice(0, Math.max(0, position)),
        ...rowsToMove,
        ...otherRows.slice(Math.max(0, position)),
      ])
    },
    /** Marks a stored status for deletion; removes a new one at once. */
    remove: ({ key, applicationCount }: StateRow) =>
      applicationCount === null
        ? setSortedRows((rows ?? []).filter((row) => row.key !== key))
        : change(key, { isDeleted: true }),
    cancelRemoval: (key: string) => change(key, { isDeleted: false, target: '' }),
    chooseTarget: (key: string, target: AssignableState | '') => change(key, { target }),
    discard: () => {
      setRows(toRows(knownStates))
      setError('')
    },
    /** @returns the key of the row whose error is shown; null if all are valid, even if the request failed */
    save: async (): Promise<string | null> => {
      const invalidRows = (rows ?? []).filter((row) => getFault(row, rows ?? []) !== undefined)
      // If two rows have the same name, the error belongs to the row that is being edited.
      const invalidRow = invalidRows.find(({ key }) => key === selected) ?? invalidRows[0]
      setError(
        invalidRow ? texts.faultAt(getStateLabel(invalidRow), getFault(invalidRow, rows ?? []) ?? '') : '',
      )
      if (invalidRow) {
        reveal()
        setSelected(invalidRow.key)
        return invalidRow.key
      }
      await states.save(toStatesUpdate(rows ?? [])).then(
        () => {
          setSelected(null)
          notifications.notify({ id: 'states', type: 'success', title: '', message: texts.saved })
        },
        (failure: unknown) => {
          reveal()
          setError(toApiError(failure).errors[0]?.message ?? texts.failed)
        },
      )
      return null
    },
  }
}

const newState: CustomStateInput = {
  ...{ name: '', tone: 'amber', countsAs: 'in review', isShown: true, template: null },
}

function toRows(knownStates: KnownStates | null): StateRow[] {
  return sortStates(
    (knownStates?.states ?? []).map(({ applications, ...state }) => ({
      ...{ key: state.id, state, applicationCount: applications, isDeleted: false, target: '' },
    })),
  )
}

function sortStates(rows: readonly StateRow[]): StateRow[] {
  return builtInStates.flatMap((builtInState) => rows.filter(({ state }) => state.countsAs === builtInState))
}

function toStatesUpdate(rows: readonly StateRow[]) {
  return {
    states: rows.filter(({ isDeleted }) => !isDeleted).map(({ state }) => state),
    deleted: rows.flatMap(({ isDeleted, state: { id }, target }): StateDeletion[] =>
      isDeleted && id !== undefined ? [{ id, to: target === '' ? null : target }] : [],
    ),
  }
}

/** Returns the name of a row for messages and lists. */
export function getStateLabel({ state }: StateRow): string {
  return state.name.trim() || texts.unnamed
}

/** Returns the error of a row's name; undefined if the name is valid. */
export function getNameFault({ key, state }: StateRow, rows: readonly StateRow[]): string | undefined {
  const otherRows = rows.filter((row) => row.key !== key && !row.isDeleted)
  return findStateNameFault(
    state.name,
    otherRows.map((row) => row.state.name),
  )
}

function getFault(row: StateRow, rows: readonly StateRow[]): string | undefined {
  const { state, applicationCount, isDeleted, target } = row
  if (isDeleted)
    return target === '' && applicationCount ? faults.noTarget(state.name, applicationCount) : undefined
  const { template } = state
  const translations = otherLanguages.flatMap((language) => template?.translations?.[language] ?? [])
  const messages = template ? [template, ...translations] : []
  const [message] = messages.flatMap((stateTemplate) =>
    checkTemplate(stateTemplate, template ?? stateTemplate),
  )
  return getNameFault(row, rows) ?? message?.message
}
