import { readNotices } from '../../services/notices/ownNotices'
import { endpoint } from '../endpoint'
import { noticesExample, OwnNoticesShape } from './noticeShapes'

export const getOwnNotices = endpoint({
  method: 'GET',
  url: '/api/ownNotices',
  access: 'client',
  room: 'applications',
  summary: 'Of which applications the caller hears by mail, and where',
  schema: { response: { 200: OwnNoticesShape } },
  example: { answer: noticesExample },
  handle: ({ session }, _reply, context) => readNotices(context, session),
})
