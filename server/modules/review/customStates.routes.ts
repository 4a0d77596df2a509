import { endpoint } from '../../http/endpoint'
import { customStateExample, KnownStatesShape, WantedStatesShape } from './customStates.schemas'
import { changeCustomStates, readCustomStates } from './customStates.service'

const answer = { states: [{ ...customStateExample, applications: 3 }], deleted: [] }

export const getCustomStates = endpoint({
  method: 'GET',
  url: '/api/customStates',
  access: 'client',
  scope: 'applications',
  summary: 'The application statuses that the client added, in order, and those that it deleted',
  schema: { response: { 200: KnownStatesShape } },
  example: { answer },
  handle: ({ session }, _reply, context) => readCustomStates(context, session.clientId),
})

const { id: _id, ...addedState } = customStateExample

export const putCustomStates = endpoint({
  method: 'PUT',
  url: '/api/customStates',
  access: 'client',
  scope: 'account',
  limits: 'changes',
  summary:
    'Adds, changes, sorts and deletes application statuses; applications of a deleted status move without a message',
  refusals: ['not-found'],
  schema: { body: WantedStatesShape, response: { 200: KnownStatesShape } },
  example: { body: { states: [addedState], deleted: [] }, answer },
  handle: ({ session, body }, _reply, context) => changeCustomStates(context, session, body),
})
