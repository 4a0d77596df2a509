import { acceptAccountLink } from './acceptAccountLink'
import { askForPasswordLink } from './askForPasswordLink'
import { getPasswordLinks } from './getPasswordLinks'
import { getPeople } from './getPeople'
import { invitePerson } from './invitePerson'
import { makeAccountPasswordLink } from './makeAccountPasswordLink'
import { makePasswordLink } from './makePasswordLink'
import { openAccountLink } from './openAccountLink'
import { putPersonsRole } from './putPersonsRole'
import { removePerson } from './removePerson'
import { withdrawInvitation } from './withdrawInvitation'

/** Calls on the people of an account, and of those who hold a link to it. */
export const peopleEndpoints = {
  getPeople,
  invitePerson,
  withdrawInvitation,
  putPersonsRole,
  removePerson,
  makePasswordLink,
  makeAccountPasswordLink,
  openAccountLink,
  acceptAccountLink,
  getPasswordLinks,
  askForPasswordLink,
}
