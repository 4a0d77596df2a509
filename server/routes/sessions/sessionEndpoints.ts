import { authenticate } from './authenticate'
import { authenticateGuest } from './authenticateGuest'
import { logOut } from './logOut'
import { refreshAccessToken } from './refreshAccessToken'

/** Calls by which sessions begin, go on and end. */
export const sessionEndpoints = { authenticate, authenticateGuest, refreshAccessToken, logOut }
