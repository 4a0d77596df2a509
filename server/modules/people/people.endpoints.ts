import {
  acceptAccountLink,
  askForPasswordLink,
  getPasswordLinks,
  openAccountLink,
} from './accountLinks.routes'
import {
  getPeople,
  invitePerson,
  makePasswordLink,
  putPersonsRole,
  removePerson,
  withdrawInvitation,
} from './people.routes'

export const peopleEndpoints = {
  getPeople,
  invitePerson,
  withdrawInvitation,
  putPersonsRole,
  removePerson,
  makePasswordLink,
  openAccountLink,
  acceptAccountLink,
  getPasswordLinks,
  askForPasswordLink,
}
