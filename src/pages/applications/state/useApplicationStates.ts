import { useMemo } from 'react'
import { createCustomStates } from '../../../data/applications/customStates.store'
import { useStoreValue } from '../../../data/react/useStoreValue'
import type { ApplicationState, AssignableState } from '../../../schemas/applications/applicationState'
import {
  type CustomState,
  getStateName,
  orderStates,
  type StateTone,
  toBuiltInState,
} from '../../../schemas/applications/customState'
import { useSiteService } from '../../shared/site/useSiteService'

export interface ApplicationStates {
  /** The client's own states. */
  custom: readonly CustomState[]
  /** All states that a user can set, in order. */
  order: readonly AssignableState[]
  nameOf: (state: ApplicationState) => string
  toneOf: (state: ApplicationState) => StateTone
}

/** The built-in states and those of the client, with names and colours. */
export function useApplicationStates(): ApplicationStates & {
  /** False until the client's own states are loaded. */
  isReady: boolean
} {
  const known = useStoreValue(useSiteService(createCustomStates).store, (state) => state)
  return useMemo(() => {
    const { states, deleted } = known ?? { states: [], deleted: [] }
    const allStates = [...states, ...deleted]
    return {
      isReady: known !== null,
      custom: states,
      order: orderStates(states),
      nameOf: (state) => getStateName(state, allStates),
      toneOf: (state) =>
        states.find(({ id }) => id === state)?.tone ??
        tones[state === 'withdrawn' ? state : toBuiltInState(state, states)],
    }
  }, [known])
}

const tones = {
  received: 'blue',
  'in review': 'amber',
  interview: 'amber',
  'not this time': 'grey',
  hired: 'green',
  withdrawn: 'grey',
} as const
