import { readOwnSessions } from '../../services/sessions/ownSessions'
import { endpoint } from '../endpoint'
import { OwnSessionsShape } from './ownSessionShapes'

const old = {
  id: 7,
  device: 'Firefox on Windows',
  address: '203.0.113.0/24',
  begun: '2026-11-20T08:00:00.000Z',
}
const fresh = { id: 9, device: 'Safari on iOS', address: null, begun: '2026-11-22T09:30:00.000Z' }

/** SS-09, SS-11: for whoever is signed in, of himself alone. */
export const getOwnSessions = endpoint({
  method: 'GET',
  url: '/api/ownSessions',
  access: 'client',
  room: 'own',
  summary: 'Where the caller is signed in, and which devices were new',
  schema: { response: { 200: OwnSessionsShape } },
  example: {
    answer: {
      sessions: [
        { ...fresh, lastUsed: '2026-11-22T09:45:00.000Z', isThis: false },
        { ...old, lastUsed: '2026-11-22T09:40:00.000Z', isThis: true },
      ],
      newDevices: [{ ...fresh, isOpen: true }],
    },
  },
  handle: ({ session }, _reply, context) => readOwnSessions(context, session),
})
