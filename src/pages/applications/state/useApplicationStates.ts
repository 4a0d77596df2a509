import { useMemo } from 'react'
import { createCustomStates } from '../../../data/applications/customStates.store'
import { useStoreValue } from '../../../data/react/useStoreValue'
import type { ApplicationState, AssignableState } from '../../../schemas/applications/applicationState'
import {
  type CustomState,
  getStateName,
  listAssignableStates,
  type StateTone,
  toBuiltInState,
} from '../../../schemas/applications/customState'
import { useSiteService } from '../../shared/site/SiteContext'

export interface ApplicationStates {
  /** The client's own states. */
  customStates: readonly CustomState[]
  /** All states that a user can set, in the order of the review. */
  assignableStates: readonly AssignableState[]
  getName: (state: ApplicationState) => string
  getTone: (state: ApplicationState) => StateTone
}

/** The built-in states and those of the client, with names and colours. */
export function useApplicationStates(): ApplicationStates & {
  /** False until the client's own states are loaded. */
  isReady: boolean
} {
  const knownStates = useStoreValue(useSiteService(createCustomStates).store, (state) => state)
  return useMemo(() => {
    const { states, deleted } = knownStates ?? { states: [], deleted: [] }
    const allStates = [...states, ...deleted]
    return {
      isReady: knownStates !== null,
      customStates: states,
      assignableStates: listAssignableStates(states),
      getName: (state) => getStateName(state, allStates),
      getTone: (state) =>
        states.find(({ id }) => id === state)?.tone ??
        tones[state === 'withdrawn' ? state : toBuiltInState(state, states)],
    }
  }, [knownStates])
}

const tones = {
  received: 'blue',
  'in review': 'amber',
  interview: 'amber',
  'not this time': 'grey',
  hired: 'green',
  withdrawn: 'grey',
} as const
