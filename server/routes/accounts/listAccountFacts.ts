import { Type } from 'typebox'
import { readAccountFacts } from '../../services/accounts/readAccounts'
import { NullableText } from '../answers/sharedShapes'
import { endpoint } from '../endpoint'

/** Beside the list, which does not wait for it. */
export const listAccountFacts = endpoint({
  method: 'GET',
  url: '/api/accountFacts',
  access: 'superuser',
  summary: 'What happens at each account: jobs that are open, applications, and when somebody last signed in',
  schema: {
    response: {
      200: Type.Array(
        Type.Object({
          id: Type.Integer(),
          openJobs: Type.Integer(),
          applications: Type.Integer(),
          lastSignInAt: NullableText,
        }),
      ),
    },
  },
  example: {
    answer: [{ id: 5, openJobs: 12, applications: 60, lastSignInAt: '2026-11-22T04:05:06.789Z' }],
  },
  handle: (_request, _reply, context) => readAccountFacts(context),
})
