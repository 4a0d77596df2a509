import { stateNames } from '../../texts/admin/applicationStates.texts'
import { customStateFaults as faults } from '../../texts/admin/customStates.texts'
import { languages, withLanguage } from '../../texts/language/language'
import { applicantStateNames } from '../../texts/public/statusPage.texts'
import { toSearchText } from '../fields/searchText'
import {
  type ApplicationState,
  type AssignableState,
  type BuiltInState,
  builtInStates,
  type CustomStateId,
  isCustomStateId,
  type LocalizedTemplate,
  undecidedStates,
} from './applicationState'

export const maxCustomStates = 12

/** In characters. */
export const maxStateNameLength = 40

/** Colours of the status chips. */
export const stateTones = ['grey', 'blue', 'amber', 'green'] as const
export type StateTone = (typeof stateTones)[number]

/** A state that a client added to the built-in ones. */
export interface CustomState {
  id: CustomStateId
  name: string
  tone: StateTone
  /** The built-in state that this state counts as. In every list of states, this state follows the built-in state. */
  countsAs: BuiltInState
  /** Whether the applicant's status page shows this state's name instead of the built-in state's name. */
  isShown: boolean
  /** The message that is offered when an application moves to this state; null for none. */
  template: LocalizedTemplate | null
}

export type NamedCustomState = Pick<CustomState, 'id' | 'name'>

/** GET /api/customStates. */
export interface KnownStates {
  states: (CustomState & {
    /** Number of applications in this state, without withdrawn ones. */
    applications: number
  })[]
  deleted: NamedCustomState[]
}

/** A custom state to store; a state without an id is added. */
export type CustomStateInput = Omit<CustomState, 'id'> & { id?: CustomStateId }

/** A custom state to delete. */
export interface StateDeletion {
  id: CustomStateId
  /** The state that its applications move to; null if there are no applications. */
  to: AssignableState | null
}

/** PUT /api/customStates. */
export interface CustomStatesUpdate {
  states: CustomStateInput[]
  deleted: StateDeletion[]
}

/** Returns the built-in states, each followed by the custom states that count as it. */
export function listAssignableStates(customStates: readonly CustomState[]): AssignableState[] {
  return builtInStates.flatMap((state) => [
    state,
    ...customStates.filter(({ countsAs }) => countsAs === state).map(({ id }) => id),
  ])
}

/** Returns true if the client can set this state: a built-in state or one of its custom states. */
export function isKnownState(state: string, customStates: readonly CustomState[]): state is AssignableState {
  return (
    builtInStates.some((builtInState) => builtInState === state) ||
    customStates.some(({ id }) => id === state)
  )
}

/** Returns the built-in state that a state counts as; 'received' for an unknown custom state. */
export function toBuiltInState(state: AssignableState, customStates: readonly CustomState[]): BuiltInState {
  if (!isCustomStateId(state)) return state
  return customStates.find(({ id }) => id === state)?.countsAs ?? 'received'
}

/** Returns true if the applicant still waits for a decision. */
export function isUndecided(state: ApplicationState, customStates: readonly CustomState[]): boolean {
  return (
    state !== 'withdrawn' &&
    undecidedStates.some((undecidedState) => undecidedState === toBuiltInState(state, customStates))
  )
}

/** Returns all states without a decision. */
export function getUndecidedStates(customStates: readonly CustomState[]): AssignableState[] {
  return listAssignableStates(customStates).filter((state) => isUndecided(state, customStates))
}

/**
 * Returns the state that the applicant sees: a custom state whose name is not shown appears as the built-in state that
 * it counts as.
 */
export function toApplicantState(
  state: ApplicationState,
  customStates: readonly CustomState[],
): ApplicationState {
  return customStates.find(({ id, isShown }) => id === state && !isShown)?.countsAs ?? state
}

/** Returns the name of a state on the applicant's status page, in the language in force. */
export function getApplicantStateName(state: AssignableState, customStates: readonly CustomState[]): string {
  const visibleState = customStates.find(({ id, isShown }) => id === state && isShown)
  return visibleState?.name ?? applicantStateNames[toBuiltInState(state, customStates)]
}

/**
 * Returns a state's name for users; '…' if the custom states are not loaded yet.
 * @param customStates the client's custom states, including deleted ones
 */
export function getStateName(state: ApplicationState, customStates: readonly NamedCustomState[]): string {
  return isCustomStateId(state)
    ? (customStates.find(({ id }) => id === state)?.name ?? '…')
    : stateNames[state]
}

/**
 * Returns the error of a custom state's name; undefined if it is valid. Names of built-in states are compared in every
 * language whose texts are loaded.
 * @param otherNames names of the client's other custom states
 */
export function findStateNameFault(name: string, otherNames: readonly string[]): string | undefined {
  const key = toSearchText(name)
  if (key === '') return faults.noName
  if (name.length > maxStateNameLength) return faults.longName
  if (otherNames.some((other) => toSearchText(other) === key)) return faults.sameName
  const builtInNames = [
    ...Object.values(stateNames),
    ...languages.flatMap((language) => withLanguage(language, () => Object.values(applicantStateNames))),
  ]
  return builtInNames.some((item) => toSearchText(item) === key) ? faults.builtInName : undefined
}
