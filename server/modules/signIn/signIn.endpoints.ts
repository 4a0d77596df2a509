import {
  beginOwnCodes,
  confirmOwnCodes,
  endOtherSessions,
  endOwnSession,
  getOwnCodes,
  getOwnSessions,
  putOwnPassword,
  renewOwnRecoveryCodes,
  turnOffOwnCodes,
} from './accountSecurity.routes'
import { authenticate, authenticateGuest, logOut, refreshAccessToken } from './signIn.routes'

export const signInEndpoints = {
  authenticate,
  authenticateGuest,
  refreshAccessToken,
  logOut,
  getOwnSessions,
  endOwnSession,
  endOtherSessions,
  getOwnCodes,
  beginOwnCodes,
  confirmOwnCodes,
  turnOffOwnCodes,
  renewOwnRecoveryCodes,
  putOwnPassword,
}
