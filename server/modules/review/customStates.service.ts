import { randomUUID } from 'node:crypto'
import { type DescribedChange, describeChange } from '../../../src/schemas/activity/activity.types'
import {
  type AssignableState,
  type CustomStateId,
  isCustomStateId,
} from '../../../src/schemas/applications/applicationState'
import type { ApplicationStateSettings } from '../../../src/schemas/applications/applicationStateSettings'
import {
  type CustomState,
  type CustomStateInput,
  type CustomStatesUpdate,
  findStateNameFault,
  getStateName,
  isKnownState,
  type KnownStates,
  listAssignableStates,
  maxCustomStates,
  type StateDeletion,
} from '../../../src/schemas/applications/customState'
import type { FieldError } from '../../../src/schemas/forms/builtForm'
import { stateNames } from '../../../src/texts/admin/applicationStates.texts'
import {
  customStateFaults as faults,
  customStateChanges as texts,
  toneNames,
} from '../../../src/texts/admin/customStates.texts'
import { otherLanguages } from '../../../src/texts/language/language'
import { loadLanguage } from '../../../src/texts/loadTranslations'
import type { ServerContext } from '../../context'
import { acquireTransactionLock, type Db, runInTransaction } from '../../db/openDatabase'
import { orNotFound, ProblemError } from '../../problem'
import {
  countApplicationsByState,
  moveApplicationsToState,
} from '../applications/applicationStates.repository'
import { addAudit, getUserLabel } from '../audit/audit.repository'
import {
  findApplicationStateSettings,
  saveApplicationStateSettings,
} from '../clients/applicationStateSettings.repository'
import type { Session } from '../sessions/session.types'
import { findTemplateErrors } from './messageTemplates.service'

/** Returns the client's custom states with their numbers of applications, and the deleted custom states. */
export async function readCustomStates(
  { db }: Pick<ServerContext, 'db'>,
  clientId: number,
): Promise<KnownStates> {
  const { states = [], deletedStates = [] } = await findApplicationStateSettings(db, clientId)
  const ids = states.map(({ id }) => id)
  const counts = await countApplicationsByState(db, clientId, ids)
  return {
    states: states.map((state) => ({ ...state, applications: counts.get(state.id) ?? 0 })),
    deleted: deletedStates,
  }
}

/**
 * Returns the client's custom states. If `state` is a custom state, prevents its deletion until the transaction ends.
 * @throws not-found if `state` is neither built in nor one of the client's custom states
 */
export async function lockAndListCustomStates(
  db: Db,
  clientId: number,
  state: AssignableState,
): Promise<CustomState[]> {
  // Deleting a status moves only the applications that have it at that time; the lock prevents others from getting it.
  if (isCustomStateId(state)) await acquireTransactionLock(db, clientId, 'settings')
  const { states = [] } = await findApplicationStateSettings(db, clientId)
  if (!isKnownState(state, states)) throw new ProblemError('not-found')
  return states
}

/**
 * Stores the custom states. The applications of a deleted state move in the same transaction, without a message to the
 * applicants.
 * @throws not-found for the id of a state that the client does not have; invalid
 */
export async function changeCustomStates(
  context: Pick<ServerContext, 'db' | 'now'>,
  session: Session,
  update: CustomStatesUpdate,
): Promise<KnownStates> {
  const { clientId, userId, address } = session
  // The names of built-in statuses are compared in every language.
  await Promise.all(otherLanguages.map(loadLanguage))
  return runInTransaction(context.db, async (db) => {
    await acquireTransactionLock(db, clientId, 'settings')
    const {
      states: before = [],
      deletedStates = [],
      ...otherSettings
    } = await findApplicationStateSettings(db, clientId)
    const states = mergeStates(before, update)
    rejectInvalidStates(states, update)
    const timestamp = context.now().toISOString()
    const stateChange = {
      changeGuid: randomUUID(),
      username: await getUserLabel(db, clientId, userId),
      at: timestamp,
    }
    const deletionChanges = await moveApplications(db, clientId, update.deleted, {
      before,
      states,
      stateChange,
    })
    const changes = [...deletionChanges, ...describeChanges(before, states)]
    if (changes.length > 0) {
      const newlyDeletedStates = before.filter(({ id }) =>
        update.deleted.some((stateDeletion) => stateDeletion.id === id),
      )
      await saveApplicationStateSettings(db, clientId, {
        ...otherSettings,
        ...(states.length > 0 ? { states } : {}),
        ...appendDeletedStates(deletedStates, newlyDeletedStates),
      })
      const subject = `client:${clientId}`
      await addAudit(db, clientId, {
        ...{ userId, address, action: 'application statuses changed', subject, at: timestamp, changes },
      })
    }
    return readCustomStates({ db }, clientId)
  })
}

/** Returns the states to store: the wanted ones, then stored ones that are neither wanted nor deleted. */
function mergeStates(before: readonly CustomState[], { states, deleted }: CustomStatesUpdate): CustomState[] {
  for (const { id } of [...states, ...deleted])
    if (id !== undefined) orNotFound(before.find((item) => item.id === id))
  const isInUpdate = (id: CustomStateId) => [...states, ...deleted].some((item) => item.id === id)
  return [
    ...states.map(({ id = `custom-${randomUUID()}`, ...state }: CustomStateInput) => ({ id, ...state })),
    ...before.filter(({ id }) => !isInUpdate(id)),
  ]
}

function rejectInvalidStates(
  states: readonly CustomState[],
  { states: inputs, deleted }: CustomStatesUpdate,
): void {
  const errors: FieldError[] = []
  const ids = [...states, ...deleted].map(({ id }) => id)
  if (states.length > maxCustomStates) errors.push({ path: '/states', message: faults.tooMany })
  inputs.forEach(({ id, name, template }, index) => {
    // Of two equal names, the later one is wrong.
    const otherStates = states
      .filter((_state, position) => position < index || position >= inputs.length)
      .map((state) => state.name)
    const fault = findStateNameFault(name, otherStates)
    if (fault) errors.push({ path: `/states/${index}/name`, message: fault })
    if (id !== undefined && ids.indexOf(id) !== ids.lastIndexOf(id))
      errors.push({ path: `/states/${index}/id`, message: faults.duplicateState })
    if (template) errors.push(...findTemplateErrors(`/states/${index}/template`, template))
  })
  if (errors.length > 0) throw new ProblemError('invalid', { errors })
}

/** Moves the applications of deleted states. @returns the deletions as described changes */
async function moveApplications(
  db: Db,
  clientId: number,
  deletions: readonly StateDeletion[],
  { before, states, stateChange }: MoveContext,
): Promise<DescribedChange[]> {
  const counts = await countApplicationsByState(
    db,
    clientId,
    deletions.map(({ id }) => id),
  )
  const changes: DescribedChange[] = []
  for (const [index, { id, to }] of deletions.entries()) {
    const { name, countsAs } = orNotFound(before.find((state) => state.id === id))
    const count = counts.get(id) ?? 0
    const reject = (message: string): never => {
      throw new ProblemError('invalid', { errors: [{ path: `/deleted/${index}/to`, message }] })
    }
    if (to !== null && !isKnownState(to, states)) {
      if (deletions.some((stateDeletion) => stateDeletion.id === to)) reject(faults.targetIsDeleted)
      throw new ProblemError('not-found')
    }
    if (to === null && count > 0) reject(faults.noTarget(name, count))
    const target = to ?? countsAs
    await moveApplicationsToState(db, clientId, { ...stateChange, state: target, previousState: id })
    const movedText = count > 0 ? texts.moved(getStateName(target, states), count) : ''
    changes.push({ label: name, from: name, to: movedText })
  }
  return changes
}

interface MoveContext {
  before: readonly CustomState[]
  states: readonly CustomState[]
  /** Properties that the changes of all applications share. */
  stateChange: { changeGuid: string; username: string | null; at: string }
}

function appendDeletedStates(
  previousDeletedStates: NonNullable<ApplicationStateSettings['deletedStates']>,
  newlyDeletedStates: readonly CustomState[],
): Pick<ApplicationStateSettings, 'deletedStates'> {
  const deletedStates = [
    ...previousDeletedStates,
    ...newlyDeletedStates.map(({ id, name }) => ({ id, name })),
  ]
  return deletedStates.length > 0 ? { deletedStates } : {}
}

function describeChanges(before: readonly CustomState[], after: readonly CustomState[]): DescribedChange[] {
  const changes = after.flatMap((state): DescribedChange[] => {
    const { name } = state
    const previousState = before.find(({ id }) => id === state.id)
    if (!previousState) return [{ label: name, from: '', to: name }]
    const describeVisibility = ({ isShown }: CustomState) => (isShown ? texts.shownByName : texts.hidden)
    const getSubject = ({ template }: CustomState) => template?.subject ?? ''
    const isSameTemplate = JSON.stringify(previousState.template) === JSON.stringify(state.template)
    return [
      ...describeChange(previousState.name, previousState.name, name),
      ...describeChange(texts.tone(name), toneNames[previousState.tone], toneNames[state.tone]),
      ...describeChange(texts.countsAs(name), stateNames[previousState.countsAs], stateNames[state.countsAs]),
      ...describeChange(texts.isShown(name), describeVisibility(previousState), describeVisibility(state)),
      ...(isSameTemplate
        ? []
        : [{ label: texts.template(name), from: getSubject(previousState), to: getSubject(state) }]),
    ]
  })
  const formatOrder = (states: readonly CustomState[]) =>
    listAssignableStates(states)
      .filter((id) => before.some((item) => item.id === id) && after.some((item) => item.id === id))
      .map((id) => getStateName(id, after))
      .join(', ')
  return [...changes, ...describeChange(texts.order, formatOrder(before), formatOrder(after))]
}
