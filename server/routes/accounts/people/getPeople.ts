import { readPeople } from '../../../services/accounts/people'
import { endpoint } from '../../endpoint'
import { PeopleShape } from './peopleShapes'

export const getPeople = endpoint({
  method: 'GET',
  url: '/api/accountPeople',
  access: 'client',
  room: 'account',
  summary: 'Who signs in to the own account with which role, and who is invited',
  schema: { response: { 200: PeopleShape } },
  example: {
    answer: {
      people: [
        {
          id: 5,
          username: 'rae.owens@lakeside.example',
          name: 'Rae Owens',
          role: 'reviewer',
          isAccount: false,
          isYou: false,
          hasCodes: true,
          lastSeen: '2026-11-22T09:30:00.000Z',
        },
      ],
      invitations: [
        {
          id: 7,
          email: 'sam.field@lakeside.example',
          role: 'editor',
          madeBy: 'lakeside-admin',
          expiresAt: '2026-11-29T09:30:00.000Z',
          isOver: false,
        },
      ],
    },
  },
  handle: ({ session }, _reply, context) => readPeople(context, session),
})
