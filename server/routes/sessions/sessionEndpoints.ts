import { authenticate } from './authenticate'
import { authenticateGuest } from './authenticateGuest'
import { endOtherSessions } from './endOtherSessions'
import { endOwnSession } from './endOwnSession'
import { getOwnSessions } from './getOwnSessions'
import { logOut } from './logOut'
import { refreshAccessToken } from './refreshAccessToken'

/** Calls by which sessions begin, go on and end, and by which people look after their own. */
export const sessionEndpoints = {
  authenticate,
  authenticateGuest,
  refreshAccessToken,
  logOut,
  getOwnSessions,
  endOwnSession,
  endOtherSessions,
}
