import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { createComparison } from '../../../schemas/accountSchema/comparisonForms'
import type { LogicField } from '../../../schemas/fieldLogic/checkLogic'
import {
  type FieldComparison,
  type FieldCondition,
  getComparisons,
} from '../../../schemas/fields/fieldCondition'
import { logicEditorTexts as texts } from '../../../texts/admin/fieldLogic.texts'
import { ConfirmModal } from '../dialog/ConfirmModal'

interface DependentsModalProps {
  label: string
  /** Descriptions of the conditions that depend on the field, one sentence each. */
  dependents: readonly string[]
  onRemove: () => void
  onClose: () => void
}

/** Lists the dependents of a field before it is removed. */
export function DependentsModal({ label, dependents, onRemove, onClose }: DependentsModalProps): ReactNode {
  return (
    <ConfirmModal
      title={texts.dependsTitle(label)}
      size="medium"
      isDestructive
      text={texts.depends}
      cancel={texts.keepField}
      action={texts.removeAll}
      onConfirm={onRemove}
      onClose={onClose}
    >
      <ul>
        {dependents.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <p>{texts.dependsNote}</p>
    </ConfirmModal>
  )
}

/** A comparison with a stable id, so that it keeps its identity while others are added and removed. */
interface Row {
  id: number
  comparison: FieldComparison
}

/**
 * State of a condition's comparisons while they are edited.
 * @param onChange called with the condition; undefined if there are no comparisons
 */
export function useComparisons(
  condition: FieldCondition | undefined,
  onChange: (condition: FieldCondition | undefined) => void,
) {
  const [rows, setRows] = useState<Row[]>(() =>
    (condition ? getComparisons(condition) : []).map((comparison, id) => ({ id, comparison })),
  )
  const [nextId, setNextId] = useState(rows.length)
  const [match, setMatch] = useState<'all' | 'any'>(condition && 'any' in condition ? 'any' : 'all')
  const emit = (nextRows: readonly Row[], nextMatch: 'all' | 'any') => {
    const comparisons = nextRows.map(({ comparison }) => comparison)
    if (comparisons.length === 0) onChange(undefined)
    else onChange(nextMatch === 'any' ? { any: comparisons } : { all: comparisons })
  }
  const replaceRows = (nextRows: Row[]) => {
    flushSync(() => setRows(nextRows))
    emit(nextRows, match)
  }
  return {
    rows,
    match,
    setMatch: (nextMatch: 'all' | 'any') => {
      setMatch(nextMatch)
      emit(rows, nextMatch)
    },
    add: (field: LogicField) => {
      setNextId(nextId + 1)
      replaceRows([...rows, { id: nextId, comparison: createComparison(field) }])
      return nextId
    },
    change: (id: number, comparison: FieldComparison) =>
      replaceRows(rows.map((row) => (row.id === id ? { id, comparison } : row))),
    remove: (id: number) => replaceRows(rows.filter((row) => row.id !== id)),
  }
}
