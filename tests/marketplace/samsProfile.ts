import type { Profile } from './startMarketplace'

/** A profile with an answer that harbour's form does not offer: a state of another country. */
export const samsProfile: Profile = {
  firstName: 'Sam',
  surname: 'Marketplace',
  phoneNumber: '0400 555 010',
  email: 'sam.marketplace@example.org',
  suburb: 'Kittiwake',
  stateCode: 'NSW',
  countryCode: 'AU',
  resumeFileName: 'sam-marketplace.pdf',
  resumeMimeType: 'application/pdf',
}
