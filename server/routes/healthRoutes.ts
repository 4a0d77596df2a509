import { databaseAnswers } from '../repositories/operation/health'
import { ProblemError } from '../services/problem'
import type { Routes } from './api'

/** 200 while the database answers. */
export const healthRoutes: Routes = (api, context) => {
  api.get('/api/health', { config: { access: 'none' } }, async () => {
    if (!(await databaseAnswers(context.db))) throw new ProblemError('unavailable', { retryAfter: 5 })
    return { status: 'ok' }
  })
}
