import { type FormEvent, type ReactNode, use, useEffect, useId, useState } from 'react'
import { createEmploymentTypesApi } from '../../data/accounts/accounts.api'
import {
  type EmploymentTypeCode,
  employmentTypeCodes,
} from '../../schemas/employmentTypes/employmentTypeCode'
import { toEmploymentTypeRows } from '../../schemas/employmentTypes/employmentTypeRows'
import { employmentTypesTexts as texts } from '../../texts/admin/employmentTypes.texts'
import { useUnsavedChangesCheck } from '../shared/leaveGuard/unsavedWork'
import { SaveBar } from '../shared/saving/SaveBar'
import { RevealPartContext } from '../shared/saving/SavedForm'
import { useClient, useSite, useSiteService } from '../shared/site/SiteContext'

import './EmploymentTypesCard.css'

type Row = ReturnType<typeof toEmploymentTypeRows>[number]

/**
 * Form that maps each of the client's employment types to one of schema.org; suggests a type if none is
 * saved.
 */
export function EmploymentTypesCard(): ReactNode {
  const { notifications } = useSite()
  const configured = useClient().config.employmentTypes
  const api = useSiteService(createEmploymentTypesApi)
  const [rows, setRows] = useState<Row[] | null>(null)
  const [storedRows, setStoredRows] = useState<Row[] | null>(null)
  const [error, setError] = useState('')
  const reveal = use(RevealPartContext)
  useEffect(() => {
    api.read().then(
      (loadedTypes) => {
        const loadedRows = toEmploymentTypeRows(loadedTypes, configured)
        setRows(loadedRows)
        setStoredRows(loadedRows)
      },
      () => undefined,
    )
  }, [api, configured])
  const isChanged = rows?.some(({ code }, index) => code !== storedRows?.[index]?.code) ?? false
  useUnsavedChangesCheck(() => isChanged)
  if (!rows) return null
  const save = (event: FormEvent) => {
    event.preventDefault()
    setError('')
    api.save(Object.fromEntries(rows.map(({ name, code }) => [name, code]))).then(
      () => {
        setStoredRows(rows)
        notifications.notify({ id: 'employment-types', type: 'success', title: '', message: texts.saved })
      },
      () => {
        reveal()
        setError(texts.failed)
      },
    )
  }
  const choose = (selectedRow: Row, code: Row['code']) =>
    setRows(rows.map((row) => (row === selectedRow ? { ...row, code } : row)))
  return (
    <form className="fy-grid fy-gap-3 fy-start fy-inset fy-break fy-card" onSubmit={save}>
      <h2>{texts.title}</h2>
      <p className="fy-note">{rows.length > 0 ? texts.note : texts.empty}</p>
      {rows.map((row) => (
        <CodeChoice key={row.name} row={row} onChoose={(code) => choose(row, code)} />
      ))}
      {error ? (
        <p role="alert" className="fy-error-text">
          {error}
        </p>
      ) : null}
      <SaveBar isChanged={isChanged} onDiscard={() => setRows(storedRows)} />
    </form>
  )
}

interface CodeChoiceProps {
  row: Row
  onChoose: (code: Row['code']) => void
}

function CodeChoice({ row, onChoose }: CodeChoiceProps): ReactNode {
  const id = useId()
  const getName = (code: EmploymentTypeCode) =>
    code === row.suggestion ? texts.suggested(texts.codes[code]) : texts.codes[code]
  return (
    <div className="fy-employment-types__type fy-stack fy-gap-1">
      <label htmlFor={id}>{row.name}</label>
      <select
        id={id}
        className="fy-input"
        value={row.code ?? ''}
        onChange={({ target }) => onChoose((target.value || null) as Row['code'])}
      >
        {employmentTypeCodes.map((code) => (
          <option key={code} value={code}>
            {getName(code)}
          </option>
        ))}
        <option value="">{texts.omitted}</option>
      </select>
    </div>
  )
}
