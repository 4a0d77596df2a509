import type { Profile } from './startMarketplace'

/** A profile with contact details, an address without street and postcode, and a resume. */
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
